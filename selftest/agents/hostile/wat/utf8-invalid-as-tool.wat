(func $act (call $tool (i32.const 4144) (i32.const 3) (i32.const 4128) (i32.const 2) (i32.const 1024)))
