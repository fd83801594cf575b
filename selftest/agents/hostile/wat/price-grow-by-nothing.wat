(func $act (loop $again (drop (memory.grow (i32.const 0))) (br $again)))
