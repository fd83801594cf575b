;; Declares a gigabyte where a few bytes are.
(func $act (call $tool (i32.const 4096) (i32.const 0x40000000) (i32.const 4128) (i32.const 2)
  (i32.const 1024)))
