(func $act (loop $more (call $config-get (i32.const 4136) (i32.const 0) (i32.const 1024)) (br $more)))
