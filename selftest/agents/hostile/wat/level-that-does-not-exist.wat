(func $act (call $log (i32.const 9) (i32.const 4096) (i32.const 5)))
