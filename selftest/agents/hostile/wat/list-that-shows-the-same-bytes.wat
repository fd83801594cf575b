;; A thousand entries of a megabyte each, all of them the same megabyte.
(func $act (local $at i32)
  (drop (memory.grow (i32.const 200)))
  (local.set $at (i32.const 65536))
  (loop $more
    (i32.store (local.get $at) (i32.const 4096))
    (i32.store offset=4 (local.get $at) (i32.const 1))
    (i32.store offset=8 (local.get $at) (i32.const 65536))
    (i32.store offset=12 (local.get $at) (i32.const 1000000))
    (local.set $at (i32.add (local.get $at) (i32.const 16)))
    (br_if $more (i32.lt_u (local.get $at) (i32.const 81920))))
  (call $memory-write-many (i32.const 65536) (i32.const 1000) (i32.const 1024)))
