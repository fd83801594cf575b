(func $act (call $poll (i32.const 4096) (i32.const 0) (i32.const 1024)))
