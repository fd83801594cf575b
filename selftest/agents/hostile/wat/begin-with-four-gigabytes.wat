(memory $other 65536)
(func $act)
