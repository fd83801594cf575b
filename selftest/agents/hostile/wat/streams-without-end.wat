(func $act (loop $more (drop (call $get-stdout)) (br $more)))
