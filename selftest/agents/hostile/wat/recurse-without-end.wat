(func $act (call $act) (call $act))
