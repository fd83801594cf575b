(func $act (drop (memory.grow (i32.const 65000))) unreachable)
