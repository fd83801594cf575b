(core module $feature (func i64.const 0 i64.const 0 i64.const 0 i64.const 0 i64.add128 drop drop))
(core instance $agent (instantiate $plain))
