# The front door. Every target first asks tools/setup for the packages it needs, and is quiet when all goes well.

.PHONY: help demo build test quick exports study bench effort order percentiles pegs judge fuzz pzpr page page-serve bench-page soak tsan format tidy clean
.DEFAULT_GOAL := help
MAKEFLAGS += --no-print-directory

# Two seconds and 1 MB; without it a test is skipped. `make test` installs it where npm is at hand.
install_pzpr = npm install --prefix build/npm --no-audit --no-fund --loglevel error --fetch-retries 0 pzpr@0.10.1

help:    ## show this list
	@sed -n 's/^\([a-z-]*\): *## \(.*\)/  make \1\t\2/p' Makefile | expand -t 22

demo:    ## build, then solve, make and explain a board of each kind
	@tools/setup build
	@tools/build release gridwright
	build/gridwright solve --to pretty corpus/demo.gw
	build/gridwright generate skyscraper --size 6 --seed 1 --level hard --to pretty
	build/gridwright generate hoodoo --size 5 --seed 1 --to pretty
	build/gridwright generate close-or-far --size 6 --seed 1 --to pretty
	build/gridwright generate skyscraper --size 6 --seed 1 --level hard | build/gridwright explain | grep '^# [0-9]' | head -7
	build/gridwright generate hoodoo --size 5 --seed 1 | build/gridwright explain | grep '^# [0-9]' | head -7
	build/gridwright generate close-or-far --size 6 --seed 1 | build/gridwright explain | grep '^# [0-9]' | head -7

build:   ## build the command, build/gridwright
	@tools/setup build
	@tools/build release gridwright

test:    ## every test, on the release build and under the sanitizers; the format of the sources, but no clang-tidy
	@tools/setup test sanitize format page-test
	@[ -d build/npm/node_modules/pzpr ] || $(install_pzpr) >/dev/null 2>&1 || true
	@tools/test-lanes

page:    ## build the page for the browser into build/page
	@tools/setup page
	@tools/page

page-serve: ## serve build/page on this machine, http://127.0.0.1:8080/; PORT=8081 for another port
	@tools/setup page
	@tools/page
	@node web/serve.mjs build/page $(or $(PORT),8080)

bench-page: ## the times that the page promises, measured in Chromium; for a quiet machine
	@tools/setup page-test
	@tools/build release gridwright
	@tools/page
	@node web/page/tests/bench.mjs

quick:   ## the unit tests only
	@tools/setup test
	@tools/test-lanes unit

exports: ## the puzzles as files for MiniZinc and SAT solvers, solved by these; installs minizinc
	@tools/setup exports
	@tools/test-lanes exports

study:   ## the labeling experiments, small; report in build/study; STUDY="skyscraper-size" for one in full
	@tools/setup study
	@tools/build release gridwright
	@build/gridwright study run $(or $(STUDY),all --quick) --out build/study --resume

bench:   ## every engine and its peers on frozen sets, making puzzles; tables in build/bench; BENCH=--quick
	@tools/setup bench
	@tools/build release gridwright_bench
	@build/gridwright_bench --out build/bench $(BENCH)

effort:  ## the effort of the reports' boards
	@tools/setup build
	@tools/build release gridwright
	@bench/effort

order:   ## grades compared with the levels of Simon Tatham's Towers, on 1,200 new boards
	@tools/setup order
	@tools/build release gridwright
	@bench/order

percentiles: ## measures again how hard generated puzzles are, for the percentile of grades; some minutes
	@tools/setup build format
	@tools/build release gridwright
	@bench/percentiles

pegs:    ## the fewest pegs of Hoo-Doo by size, and how long they take; a quarter of an hour
	@tools/setup build
	@tools/build release gridwright
	@bench/pegs

judge:   ## explanations of Towers and of generated boards, judged step by step; JUDGE=100 boards of each kind and size
	@tools/setup build
	@tools/build release gridwright judge_explanations
	@tests/explain/judge-all $(JUDGE)

fuzz:    ## random input for readers, random boards for engines, sets of puzzles; SECONDS_EACH=60
	@tools/setup fuzz
	@tests/fuzz/run

pzpr:    ## installs the npm package pzpr in build/npm; then the lane formats compares ours with its files and addresses
	@tools/setup pzpr
	@$(install_pzpr)

soak:    ## 500 kills, 200 runs in too little memory, every time limit; about half an hour; SOAK=limits for one
	@tools/setup soak
	@tools/build release gridwright
	@tests/soak/run $(SOAK)

tsan:    ## commands with several jobs under the thread sanitizer
	@tools/setup soak
	@tools/build tsan gridwright
	@tests/soak/threads

format:  ## bring the sources into shape
	@tools/setup format
	@tools/format

tidy:    ## look for mistakes with clang-tidy
	@tools/setup tidy
	@tools/tidy

clean:   ## remove what was built
	@rm -rf build
