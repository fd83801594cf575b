(core module $feature (type $plain (func)) (func (param (ref $plain)) (call_ref $plain (local.get 0))))
(core instance $agent (instantiate $plain))
