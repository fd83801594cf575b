;; A lone surrogate as CESU-8 would write it.
(data (i32.const 5000) "\ed\a0\80")
(func $act (call $log (i32.const 1) (i32.const 5000) (i32.const 3)))
