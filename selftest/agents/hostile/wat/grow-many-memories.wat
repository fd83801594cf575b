;; Each of four memories may grow; their sum is what is limited.
(memory $second 1)
(memory $third 1)
(memory $fourth 1)
(func $act
  (loop $more (br_if $more (i32.ne (i32.const -1) (memory.grow $second (i32.const 16)))))
  (loop $more (br_if $more (i32.ne (i32.const -1) (memory.grow $third (i32.const 16)))))
  (loop $more (br_if $more (i32.ne (i32.const -1) (memory.grow $fourth (i32.const 16)))))
  unreachable)
