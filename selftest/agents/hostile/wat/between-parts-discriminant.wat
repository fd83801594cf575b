;; A case that the variant doesn't have, from one component to another within.
(component $taker
  (type $kind (enum "one" "two"))
  (export $kind-named "kind" (type $kind))
  (core module $inside (func (export "take") (param i32) ))
  (core instance $inside (instantiate $inside))
  (func (export "take") (param "it" $kind-named) (canon lift (core func $inside "take"))))
(instance $taker (instantiate $taker))
(core func $take (canon lower (func $taker "take")))
(core module $main
  (import "other" "act" (func $other (param i32)))
  (memory (export "memory") 2)
  (func (export "cabi_realloc") (param i32 i32 i32 i32) (result i32) (i32.const 8192))
  (func $act (call $other (i32.const 9)))
  (func (export "ingest") (param i32 i32 i32) (result i32) (call $act) (i32.const 0))
  (func (export "respond") (param i32 i32 i32 i32 i32 i32) (result i32) (call $act) (i32.const 0)))
(core instance $agent (instantiate $main (with "other" (instance (export "act" (func $take))))))
