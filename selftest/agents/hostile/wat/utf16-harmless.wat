;; UTF-16 that is well made.
(module
  (import "belljar:agent/log@0.1.0" "write" (func $log (param i32 i32 i32)))
  (memory (export "memory") 2)
  (global $top (mut i32) (i32.const 65536))
  (data (i32.const 4096) "h\00i\00")
  (func (export "cabi_realloc") (param i32 i32 i32 i32) (result i32)
    (global.set $top (i32.and (i32.add (i32.add (global.get $top) (local.get 3)) (i32.const 7)) (i32.const -8)))
    (i32.sub (global.get $top) (i32.and (i32.add (local.get 3) (i32.const 7)) (i32.const -8))))
  (func (export "ingest") (param i32 i32 i32) (result i32) (call $log (i32.const 1) (i32.const 4096) (i32.const 2)) (i32.const 0))
  (func (export "respond") (param i32 i32 i32 i32 i32 i32) (result i32) (call $log (i32.const 1) (i32.const 4096) (i32.const 2)) (i32.const 0)))
