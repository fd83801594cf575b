(core module $feature (func (export "act") (result i32) (i32.const 0)) (func (export "back") (param i32 i32 i32) (result i32) (i32.const 0)))
(core instance $feature (instantiate $feature))
(func (canon lift (core func $feature "act") async (callback (core func $feature "back"))))
(core instance $agent (instantiate $plain))
