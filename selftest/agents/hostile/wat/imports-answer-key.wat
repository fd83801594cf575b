(component (import "belljar:agent/answer-key@0.1.0" (instance)))
