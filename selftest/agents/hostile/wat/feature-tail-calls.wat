(core module $feature (func $again (return_call $again)))
(core instance $agent (instantiate $plain))
