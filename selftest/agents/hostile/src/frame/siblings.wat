;; What stands around two components within: one that is called, and an agent that calls it. A component may not call
;; into those that it holds itself, so that the agent is within, too.
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
  (alias export $types "wave" (type $wave-outside))
  (alias export $types "request" (type $request-outside))

  ;; OUTSIDE

  (instance $taker (instantiate $taker))
  (component $inside
    (import "wave" (type $wave (eq $wave-outside)))
    (import "request" (type $request (eq $request-outside)))
    (type $returned (result (error string)))

    ;; HERE

    (alias core export $agent "memory" (core memory $agent-memory))
    (alias core export $agent "cabi_realloc" (core func $agent-allocate))
    (type $ingest-type (func (param "wave" $wave) (result $returned)))
    (type $respond-type (func (param "request" $request) (result $returned)))
    (func (export "ingest") (type $ingest-type)
      (canon lift (core func $agent "ingest") (memory $agent-memory) (realloc (core func $agent-allocate))))
    (func (export "respond") (type $respond-type)
      (canon lift (core func $agent "respond") (memory $agent-memory) (realloc (core func $agent-allocate)))))
  (instance $inside (instantiate $inside
    (with "wave" (type $wave-outside)) (with "request" (type $request-outside)) (with "taker" (instance $taker))))
  (export "ingest" (func $inside "ingest"))
  (export "respond" (func $inside "respond")))
