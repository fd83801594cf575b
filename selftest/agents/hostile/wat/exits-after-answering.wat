(func $act (call $say-hello) (call $exit (i32.const 0)))
