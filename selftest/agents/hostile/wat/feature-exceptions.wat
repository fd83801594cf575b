(core module $feature (tag))
(core instance $agent (instantiate $plain))
