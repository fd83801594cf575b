(module (func (export "ingest")) (func (export "respond")))
