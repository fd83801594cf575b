(func $act (call $block (call $get-stdout)))
