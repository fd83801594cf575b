(type (stream u8))
(core instance $agent (instantiate $plain))
