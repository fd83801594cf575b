(core func (canon error-context.drop))
(core instance $agent (instantiate $plain))
