;; Calls a component within, which calls back into the one that is still running.
(core module $first (func (export "again")))
(core instance $first (instantiate $first))
(func $again (canon lift (core func $first "again")))
(component $caller
  (import "again" (func $again))
  (core func $again-lowered (canon lower (func $again)))
  (core module $inside
    (import "outer" "again" (func $again))
    (func (export "act") (call $again)))
  (core instance $inside (instantiate $inside
    (with "outer" (instance (export "again" (func $again-lowered))))))
  (func (export "act") (canon lift (core func $inside "act"))))
(instance $caller (instantiate $caller (with "again" (func $again))))
(core func $act-lowered (canon lower (func $caller "act")))
(core module $main
  (import "other" "act" (func $act))
  (memory (export "memory") 2)
  (func (export "cabi_realloc") (param i32 i32 i32 i32) (result i32) (i32.const 8192))
  (func (export "ingest") (param i32 i32 i32) (result i32) (call $act) (i32.const 0))
  (func (export "respond") (param i32 i32 i32 i32 i32 i32) (result i32) (call $act) (i32.const 0)))
(core instance $agent (instantiate $main (with "other" (instance (export "act" (func $act-lowered))))))
