(func $act
  (call $memory-write (i32.const 4136) (i32.const 3) (i32.const 4096) (i32.const 5) (i32.const 1024))
  unreachable)
