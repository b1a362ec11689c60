#!/usr/bin/env bash
# The page's TypeScript has no type errors.
set -euo pipefail
cd "$GRIDWRIGHT_SOURCE_DIR/web/page"
npx --no-install tsc --noEmit
