(func $act (call $config-get (i32.const 131071) (i32.const 2) (i32.const 1024)))
