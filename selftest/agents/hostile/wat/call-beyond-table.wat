(table 1 funcref)
(type $plain (func))
(func $act (call_indirect (type $plain) (i32.const 7)))
