(component (import "wasi:clocks/wall-clock@0.3.0" (instance)))
