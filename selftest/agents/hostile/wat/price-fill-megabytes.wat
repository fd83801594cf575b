(func $act
  (drop (memory.grow (i32.const 512)))
  (loop $again (memory.fill (i32.const 65536) (i32.const 255) (i32.const 33554432)) (br $again)))
