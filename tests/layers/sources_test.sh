#!/usr/bin/env bash
# The sources keep the order of tools/layers.txt.
exec python3 -B "$GRIDWRIGHT_SOURCE_DIR/tools/check-layers"
