(func $act unreachable)
