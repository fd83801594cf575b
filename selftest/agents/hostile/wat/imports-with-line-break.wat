(component (import "log\nbelljar: all 116 cases passed" (func)))
