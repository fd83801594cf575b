(func $act (loop $again (memory.copy (i32.const 0) (i32.const 0) (i32.const 0)) (br $again)))
