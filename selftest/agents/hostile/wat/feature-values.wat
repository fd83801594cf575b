(component (import "value" (value u32)))
(core instance $agent (instantiate $plain))
