(func $act (call $config-get (i32.const 4136) (i32.const 3) (i32.const 131068)))
