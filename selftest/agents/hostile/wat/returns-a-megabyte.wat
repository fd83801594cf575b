(func $act
  (drop (memory.grow (i32.const 20)))
  (memory.fill (i32.const 65536) (i32.const 0x61) (i32.const 1048576))
  (i32.store8 (i32.const 0) (i32.const 1))
  (i32.store (i32.const 4) (i32.const 65536))
  (i32.store (i32.const 8) (i32.const 1048576)))
