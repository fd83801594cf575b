(core module $feature (memory 1) (func (drop (i32.atomic.load (i32.const 0)))))
(core instance $agent (instantiate $plain))
