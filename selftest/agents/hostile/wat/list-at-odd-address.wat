(func $act (call $memory-write-many (i32.const 4097) (i32.const 1) (i32.const 1024)))
