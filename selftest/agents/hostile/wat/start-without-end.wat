(func $begin (loop $again (br $again)))
(start $begin)
(func $act)
