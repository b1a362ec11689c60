#!/usr/bin/env bash
# Fails when `make format` would change a source.
exec "$GRIDWRIGHT_SOURCE_DIR/tools/format" --check
