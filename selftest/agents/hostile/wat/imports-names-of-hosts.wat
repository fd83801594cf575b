(component (import "wasi:sockets/ip-name-lookup@0.2.0" (instance)))
