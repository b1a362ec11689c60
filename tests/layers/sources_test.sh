#!/usr/bin/env bash
# Fails when an include breaks the order of tools/layers.txt.
exec python3 -B "$GRIDWRIGHT_SOURCE_DIR/tools/check-layers"
