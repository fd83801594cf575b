(core module $feature (memory 1 (pagesize 1)))
(core instance $agent (instantiate $plain))
