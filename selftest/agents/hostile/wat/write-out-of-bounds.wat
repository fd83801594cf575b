(func $act (i64.store (i32.const 0x7fffffff) (i64.const 1)))
