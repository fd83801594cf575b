;; UTF-16 with half a pair, translated to UTF-8 on its way from one component to another within.
(component $taker
  (core module $inside
    (memory (export "memory") 1)
    (func (export "cabi_realloc") (param i32 i32 i32 i32) (result i32) (i32.const 1024))
    (func (export "take") (param i32 i32)))
  (core instance $inside (instantiate $inside))
  (func (export "take") (param "it" string)
    (canon lift (core func $inside "take") (memory (core memory $inside "memory"))
      (realloc (core func $inside "cabi_realloc")))))
;; The agent:
(import "taker" (instance $taker (export "take" (func (param "it" string)))))
(core module $memory
  (memory (export "memory") 2)
  (data (i32.const 4096) "\00\d8h\00"))
(core instance $memory (instantiate $memory))
(core func $take
  (canon lower (func $taker "take") (memory (core memory $memory "memory")) string-encoding=utf16))
(core module $main
  (import "taker" "take" (func $take (param i32 i32)))
  (import "taker" "memory" (memory 2))
  (export "memory" (memory 0))
  (func (export "cabi_realloc") (param i32 i32 i32 i32) (result i32) (i32.const 8192))
  (func $act (call $take (i32.const 4096) (i32.const 2)))
  (func (export "ingest") (param i32 i32 i32) (result i32) (call $act) (i32.const 0))
  (func (export "respond") (param i32 i32 i32 i32 i32 i32) (result i32) (call $act) (i32.const 0)))
(core instance $agent (instantiate $main
  (with "taker" (instance (export "take" (func $take)) (export "memory" (memory $memory "memory"))))))
