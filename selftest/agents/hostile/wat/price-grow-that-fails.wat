(func $act (loop $again (drop (memory.grow (i32.const 65535))) (br $again)))
