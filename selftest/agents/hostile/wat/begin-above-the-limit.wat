(memory $other 2048)
(func $act)
