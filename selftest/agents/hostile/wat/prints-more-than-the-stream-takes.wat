(func $act (call $print-zeroes (call $get-stdout) (i64.const -1) (i32.const 1024)))
