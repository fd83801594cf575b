;; What stands around an act: it acts in every call, unless the request begins with a B, as in "Behave".
;;
;; Memory: 0 to 1,023 results of exports (zero: no error), 1,024 to 4,095 results of imports, from 4,096 texts, from
;; 65,536 what the allocator hands out. It never takes anything back.
(module
  (memory (export "memory") 2)
  (global $top (mut i32) (i32.const 65536))
  (data (i32.const 4096) "hello world")
  (data (i32.const 4128) "{}")
  (data (i32.const 4136) "key")
  (data (i32.const 4144) "\ff\fe\fd")
  (data (i32.const 4160) "set_theme")
  (data (i32.const 4176) "{\"theme\":\"dark\"}")

  (func $allocate (export "cabi_realloc") (param i32 i32 i32 i32) (result i32)
    (local $at i32) (local $short i32)
    (local.set $at (i32.and (i32.add (global.get $top) (i32.const 7)) (i32.const -8)))
    (global.set $top (i32.add (local.get $at) (local.get 3)))
    (local.set $short (i32.sub (global.get $top) (i32.mul (memory.size) (i32.const 65536))))
    (if (i32.gt_s (local.get $short) (i32.const 0)) (then
      (if (i32.eq (i32.const -1)
            (memory.grow (i32.add (i32.const 1) (i32.shr_u (local.get $short) (i32.const 16)))))
        (then unreachable))))
    (local.get $at))

  (func $say-hello
    (call $submit (i32.const 4096) (i32.const 5) (i32.const 0) (i32.const 0) (i32.const 0) (i32.const 0)
      (i32.const 0) (i32.const 0) (i32.const 0) (i32.const 0) (i32.const 1024)))

  ;; HERE

  (func (export "ingest") (param i32 i32 i32) (result i32)
    (call $act)
    (i32.const 0))

  (func (export "respond") (param i32 i32 i32 i32 i32 i32) (result i32)
    (if (i32.eq (i32.load8_u (local.get 4)) (i32.const 66))
      (then (call $say-hello))
      (else (call $act)))
    (i32.const 0)))
