(func $act
  (call $submit (i32.const 4144) (i32.const 3) (i32.const 0) (i32.const 0) (i32.const 0) (i32.const 0)
    (i32.const 0) (i32.const 0) (i32.const 0) (i32.const 0) (i32.const 1024)))
