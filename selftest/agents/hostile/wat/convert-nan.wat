(func $act (drop (i32.trunc_f32_s (f32.const nan))))
