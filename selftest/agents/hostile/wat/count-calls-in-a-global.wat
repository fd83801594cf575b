(global $calls (mut i32) (i32.const 0))
(func $act
  (if (global.get $calls) (then unreachable))
  (global.set $calls (i32.const 1))
  (call $say-hello))
