;; 0x10000001 entries of 16 bytes are 16 bytes in 32 bits.
(func $act (call $memory-write-many (i32.const 4096) (i32.const 0x10000001) (i32.const 1024)))
