(func $act
  (loop $more (br_if $more (i32.ne (i32.const -1) (memory.grow (i32.const 1)))))
  unreachable)
