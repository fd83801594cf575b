;; Declares a gigabyte where a few bytes are.
(func $act (call $log (i32.const 1) (i32.const 4096) (i32.const 0x40000000)))
