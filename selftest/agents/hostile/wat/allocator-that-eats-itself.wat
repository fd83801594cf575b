;; Hands out the place of the result area, which the host then writes over: the agent's own loss.
(module
  (import "belljar:agent/memory@0.1.0" "list-keys" (func $list (param i32 i32 i32 i32 i32 i32 i32)))
  (memory (export "memory") 2)
  (func (export "cabi_realloc") (param i32 i32 i32 i32) (result i32) (i32.const 0))
  (func (export "ingest") (param i32 i32 i32) (result i32) (i32.const 1024))
  (func (export "respond") (param i32 i32 i32 i32 i32 i32) (result i32)
    (call $list (i32.const 4096) (i32.const 0) (i32.const 0) (i32.const 0) (i32.const 0) (i32.const 9) (i32.const 0))
    (i32.const 1024)))
