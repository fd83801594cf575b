(func $act (call $block (i32.const 12345)))
