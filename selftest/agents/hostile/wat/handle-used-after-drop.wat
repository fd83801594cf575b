(func $act (local $handle i32)
  (local.set $handle (call $subscribe (i64.const 1)))
  (call $drop-pollable (local.get $handle))
  (call $block (local.get $handle)))
