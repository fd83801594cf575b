(component (import "belljar:agent/memory@0.2.0" (instance)))
