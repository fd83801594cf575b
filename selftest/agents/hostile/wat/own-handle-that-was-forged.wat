;; Looks behind a handle that it never had.
(type $thing (resource (rep i32)))
(core func $new (canon resource.new $thing))
(core func $drop (canon resource.drop $thing))
(core func $rep (canon resource.rep $thing))
(core module $main
  (import "thing" "new" (func $new (param i32) (result i32)))
  (import "thing" "drop" (func $drop (param i32)))
  (import "thing" "rep" (func $rep (param i32) (result i32)))
  (memory (export "memory") 2)
  (func (export "cabi_realloc") (param i32 i32 i32 i32) (result i32) (i32.const 8192))
  (func $act (drop (call $rep (i32.const 12345))))
  (func (export "ingest") (param i32 i32 i32) (result i32) (call $act) (i32.const 0))
  (func (export "respond") (param i32 i32 i32 i32 i32 i32) (result i32) (call $act) (i32.const 0)))
(core instance $agent (instantiate $main (with "thing" (instance
  (export "new" (func $new)) (export "drop" (func $drop)) (export "rep" (func $rep))))))
