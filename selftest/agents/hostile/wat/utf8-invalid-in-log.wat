(func $act (call $log (i32.const 1) (i32.const 4144) (i32.const 3)))
