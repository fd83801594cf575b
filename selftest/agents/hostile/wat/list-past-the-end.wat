(func $act (call $memory-read-many (i32.const 131064) (i32.const 2) (i32.const 1024)))
