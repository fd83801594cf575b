;; The deepest of these host calls runs on what is left of the thread's stack.
(func $act (call $config-get (i32.const 4136) (i32.const 3) (i32.const 1024)) (call $act) (call $act))
