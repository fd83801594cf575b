;; Half a pair as a character, from one component to another within.
(component $taker
  (core module $inside (func (export "take") (param i32) ))
  (core instance $inside (instantiate $inside))
  (func (export "take") (param "it" char) (canon lift (core func $inside "take"))))
;; The agent:
(import "taker" (instance $taker (export "take" (func (param "it" char)))))
(core func $take (canon lower (func $taker "take")))
(core module $main
  (import "taker" "take" (func $take (param i32)))
  (memory (export "memory") 2)
  (func (export "cabi_realloc") (param i32 i32 i32 i32) (result i32) (i32.const 8192))
  (func $act (call $take (i32.const 0xd800)))
  (func (export "ingest") (param i32 i32 i32) (result i32) (call $act) (i32.const 0))
  (func (export "respond") (param i32 i32 i32 i32 i32 i32) (result i32) (call $act) (i32.const 0)))
(core instance $agent (instantiate $main (with "taker" (instance (export "take" (func $take))))))
