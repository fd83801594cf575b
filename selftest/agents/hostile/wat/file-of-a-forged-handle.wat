;; With flags that don't exist, and a path.
(func $act
  (call $open-at (i32.const 3) (i32.const 0xffffffff) (i32.const 4096) (i32.const 5) (i32.const 0xffffffff)
    (i32.const 0xffffffff) (i32.const 1024)))
