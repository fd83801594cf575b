(table $table 1 funcref)
(func $act (loop $again (drop (table.grow $table (ref.null func) (i32.const 0))) (br $again)))
