;; Exports functions with names that a host might look for.
(core module $tricks
  (func (export "_start") unreachable)
  (func (export "_initialize") unreachable)
  (func (export "grade") unreachable)
  (func (export "main") unreachable)
  (func (export "wasi:cli/run@0.2.12#run") unreachable))
(core instance (instantiate $tricks))
(core instance $agent (instantiate $plain))
