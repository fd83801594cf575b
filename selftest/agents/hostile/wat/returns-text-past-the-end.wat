(func $act
  (i32.store8 (i32.const 0) (i32.const 1))
  (i32.store (i32.const 4) (i32.const 131070))
  (i32.store (i32.const 8) (i32.const 100)))
