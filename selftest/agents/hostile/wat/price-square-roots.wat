(func $act (local $root f64)
  (local.set $root (f64.const 1e300))
  (loop $again (local.set $root (f64.sqrt (f64.sqrt (local.get $root)))) (br $again)))
