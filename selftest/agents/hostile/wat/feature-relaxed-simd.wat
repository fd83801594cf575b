(core module $feature (func (drop (i8x16.relaxed_swizzle (v128.const i64x2 0 0) (v128.const i64x2 0 0)))))
(core instance $agent (instantiate $plain))
