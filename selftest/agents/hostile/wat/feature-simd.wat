(core module $feature (func (drop (v128.const i64x2 0 0))))
(core instance $agent (instantiate $plain))
