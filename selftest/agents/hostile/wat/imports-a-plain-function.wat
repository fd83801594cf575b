(component (import "open-file" (func)))
