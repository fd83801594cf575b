;; 584 years, twice; no thread waits.
(func $act
  (call $block (call $subscribe (i64.const -1)))
  (call $block (call $subscribe (i64.const -1)))
  (call $say-hello))
