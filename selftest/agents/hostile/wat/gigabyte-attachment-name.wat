;; Declares a gigabyte where a few bytes are.
(func $act (call $read-attachment (i32.const 4096) (i32.const 3) (i32.const 4096) (i32.const 0x40000000) (i64.const 0) (i32.const 1)
  (i32.const 1024)))
