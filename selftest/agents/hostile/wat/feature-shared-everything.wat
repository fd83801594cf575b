(core module $feature (global (shared i32) (i32.const 0)))
(core instance $agent (instantiate $plain))
