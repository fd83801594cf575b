(core module $feature (type $plain (func)) (type (cont $plain)))
(core instance $agent (instantiate $plain))
