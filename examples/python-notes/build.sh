#!/bin/sh
# Builds agent.wasm of agent.py, for the contract in the folder that is given, or in wit/.
set -eu
cd "$(dirname "$0")"
if [ ! -x .venv/bin/componentize-py ]; then
    python3 -m venv .venv
    .venv/bin/pip install --quiet --requirement requirements.txt
fi
.venv/bin/componentize-py -d "${1:-wit}" -w agent componentize --stub-wasi agent -o agent.wasm
