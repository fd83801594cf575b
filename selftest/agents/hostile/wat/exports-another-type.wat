(component
  (core module $inside (func (export "act")))
  (core instance $inside (instantiate $inside))
  (func $act (canon lift (core func $inside "act")))
  (export "ingest" (func $act))
  (export "respond" (func $act)))
