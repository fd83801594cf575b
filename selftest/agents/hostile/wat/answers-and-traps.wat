(func $act (call $say-hello) unreachable)
