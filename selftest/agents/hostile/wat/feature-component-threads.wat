(core func (canon thread.yield))
(core instance $agent (instantiate $plain))
