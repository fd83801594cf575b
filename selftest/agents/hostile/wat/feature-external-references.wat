(core module $feature (func (param externref)))
(core instance $agent (instantiate $plain))
