#!/usr/bin/env bash
# The sources are in the shape that `make format` gives them.
exec "$GRIDWRIGHT_SOURCE_DIR/tools/format" --check
