(component (import "wasi:http/outgoing-handler@0.2.0" (instance)))
