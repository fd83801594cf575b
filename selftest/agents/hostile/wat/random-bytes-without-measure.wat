(func $act (call $get-random-bytes (i64.const -1) (i32.const 1024)))
