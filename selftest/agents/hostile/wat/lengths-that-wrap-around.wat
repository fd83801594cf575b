(func $act (call $log (i32.const 1) (i32.const 0xfffffff0) (i32.const 0x20)))
