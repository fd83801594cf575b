(func $act (drop (i32.load (i32.const -4))))
