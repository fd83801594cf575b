(func $act (loop $more (drop (call $subscribe (i64.const 1))) (br $more)))
