(func $begin unreachable)
(start $begin)
(func $act)
