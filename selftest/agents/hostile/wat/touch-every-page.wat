;; 1,022 pages more make 64 MiB, the limit; each page of 4 KiB is written.
(func $act (local $at i32)
  (if (i32.eq (i32.const -1) (memory.grow (i32.const 1022))) (then unreachable))
  (local.set $at (i32.const 65536))
  (loop $more
    (i32.store8 (local.get $at) (i32.const 1))
    (local.set $at (i32.add (local.get $at) (i32.const 4096)))
    (br_if $more (i32.lt_u (local.get $at) (i32.const 67108864))))
  (call $say-hello))
