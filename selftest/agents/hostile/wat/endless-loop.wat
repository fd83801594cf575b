(func $act (loop $again (br $again)))
