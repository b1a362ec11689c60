#!/usr/bin/env bash
# The page's game, addresses and parts without a browser.
set -euo pipefail
cd "$GRIDWRIGHT_SOURCE_DIR/web/page"
npx --no-install vitest run --reporter=basic
