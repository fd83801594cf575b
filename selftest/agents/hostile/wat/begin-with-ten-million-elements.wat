(table 10000000 funcref)
(func $act)
