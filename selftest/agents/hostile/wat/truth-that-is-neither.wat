;; Any number but zero is true; the confidence, a byte, is taken modulo 256 and is then above 100, a typed error.
(func $act
  (call $submit (i32.const 4096) (i32.const 5) (i32.const 0) (i32.const 0) (i32.const 0) (i32.const 0xff00)
    (i32.const 0) (i32.const 0) (i32.const 1) (i32.const 0xabcdffff) (i32.const 1024))
  (if (i32.eqz (i32.load8_u (i32.const 1024))) (then unreachable))
  (call $submit (i32.const 4096) (i32.const 5) (i32.const 0) (i32.const 0) (i32.const 0) (i32.const 0xff00)
    (i32.const 0) (i32.const 0) (i32.const 1) (i32.const 0xabcdff32) (i32.const 1024)))
