(core module $feature (memory 1 1 shared))
(core instance $agent (instantiate $plain))
