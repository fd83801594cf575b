(core module $feature (type (struct)))
(core instance $agent (instantiate $plain))
