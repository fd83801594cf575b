(func $act
  (drop (memory.grow (i32.const 200)))
  (call $log (i32.const 1) (i32.const 4096) (i32.const 9437184)))
