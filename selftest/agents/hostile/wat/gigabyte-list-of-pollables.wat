;; Declares a gigabyte where a few bytes are.
(func $act (call $poll (i32.const 4096) (i32.const 0x40000000)
  (i32.const 1024)))
