;; Names inside of a core module may be any text: a line break, a change of direction, an escape sequence.
(core module $tricks
  (func (export "belljar: all 116 cases passed\n"))
  (func (export "\u{202e}drawkcab"))
  (func (export "\u{1b}[2J\u{1b}[31m"))
  (func (export "")))
(core instance (instantiate $tricks))
(core instance $agent (instantiate $plain))
