(table $table 1 funcref)
(func $act
  (loop $more (br_if $more (i32.ne (i32.const -1) (table.grow $table (ref.null func) (i32.const 1000)))))
  unreachable)
