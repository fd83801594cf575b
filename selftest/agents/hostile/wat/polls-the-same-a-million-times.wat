(func $act (local $at i32) (local $handle i32)
  (drop (memory.grow (i32.const 100)))
  (local.set $handle (call $subscribe (i64.const 1)))
  (local.set $at (i32.const 65536))
  (loop $more
    (i32.store (local.get $at) (local.get $handle))
    (local.set $at (i32.add (local.get $at) (i32.const 4)))
    (br_if $more (i32.lt_u (local.get $at) (i32.const 4065536))))
  (call $poll (i32.const 65536) (i32.const 1000000) (i32.const 1024)))
