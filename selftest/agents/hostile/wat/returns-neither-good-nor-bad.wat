(func $act (i32.store8 (i32.const 0) (i32.const 2)))
