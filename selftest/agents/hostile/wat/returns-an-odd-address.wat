(module
  (memory (export "memory") 2)
  (func (export "cabi_realloc") (param i32 i32 i32 i32) (result i32) (i32.const 8192))
  (func (export "ingest") (param i32 i32 i32) (result i32) (i32.const 5))
  (func (export "respond") (param i32 i32 i32 i32 i32 i32) (result i32) (i32.const 5)))
