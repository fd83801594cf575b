(func $act
  (drop (memory.grow (i32.const 20)))
  (loop $more (call $log (i32.const 1) (i32.const 65536) (i32.const 1048576)) (br $more)))
