(func $act (drop (i32.div_s (i32.const 0x80000000) (i32.const -1))))
