(func $act (call $drop-pollable (i32.const -1)))
