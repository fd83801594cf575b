(table funcref (elem $other))
(type $plain (func))
(func $other (param i64))
(func $act (call_indirect (type $plain) (i32.const 0)))
