;; What stands around the parts of a component: the types of the contract, and the lifted exports of `$agent`.
(component
  (import "belljar:agent/types@0.1.0" (instance $types
    (type $timestamp-is string)
    (export "timestamp" (type $timestamp (eq $timestamp-is)))
    (type $user-id-is string)
    (export "user-id" (type $user-id (eq $user-id-is)))
    (type $wave-is (record (field "index" u32) (field "now" $timestamp)))
    (export "wave" (type (eq $wave-is)))
    (type $request-is (record (field "user" $user-id) (field "now" $timestamp) (field "text" string)))
    (export "request" (type (eq $request-is)))))
  (alias export $types "wave" (type $wave))
  (alias export $types "request" (type $request))
  (type $returned (result (error string)))

  ;; An agent that does nothing, for parts whose harm is elsewhere.
  (core module $plain
    (memory (export "memory") 2)
    (func (export "cabi_realloc") (param i32 i32 i32 i32) (result i32) (i32.const 8192))
    (func (export "ingest") (param i32 i32 i32) (result i32) (i32.const 0))
    (func (export "respond") (param i32 i32 i32 i32 i32 i32) (result i32) (i32.const 0)))

  ;; HERE

  (alias core export $agent "memory" (core memory $agent-memory))
  (alias core export $agent "cabi_realloc" (core func $agent-allocate))
  (type $ingest-type (func (param "wave" $wave) (result $returned)))
  (type $respond-type (func (param "request" $request) (result $returned)))
  (func $ingest (type $ingest-type)
    (canon lift (core func $agent "ingest") (memory $agent-memory) (realloc (core func $agent-allocate))))
  (func $respond (type $respond-type)
    (canon lift (core func $agent "respond") (memory $agent-memory) (realloc (core func $agent-allocate))))
  (export "ingest" (func $ingest))
  (export "respond" (func $respond)))
