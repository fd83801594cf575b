(component (import "a\u{202e}b" (func)))
