(func $act (call $tool (i32.const 4160) (i32.const 9) (i32.const 4144) (i32.const 3) (i32.const 1024)))
