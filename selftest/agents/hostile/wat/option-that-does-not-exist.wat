(func $act
  (call $submit (i32.const 4096) (i32.const 5) (i32.const 7) (i32.const 4096) (i32.const 5) (i32.const 0)
    (i32.const 0) (i32.const 0) (i32.const 0) (i32.const 0) (i32.const 1024)))
