;; 20 million turns of three instructions: more than half the fuel of a call, and the call has its own.
(func $begin (local $turns i32)
  (local.set $turns (i32.const 8000000))
  (loop $again
    (local.set $turns (i32.sub (local.get $turns) (i32.const 1)))
    (br_if $again (local.get $turns))))
(start $begin)
(func $act (call $begin) (call $say-hello))
