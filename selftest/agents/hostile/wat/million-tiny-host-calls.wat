(func $act (local $left i32)
  (local.set $left (i32.const 1000000))
  (loop $more
    (call $log (i32.const 0) (i32.const 4096) (i32.const 0))
    (local.set $left (i32.sub (local.get $left) (i32.const 1)))
    (br_if $more (local.get $left)))
  (call $say-hello))
