(core module $feature (memory i64 1))
(core instance $agent (instantiate $plain))
