# The commands of this repository: make site, serve, test, test-engines, bundle.
# Each makes what it needs first: the environment, the built words, widgets and engine.

PYTHON ?= python3
PORT ?= 8000
RUNS ?= 1
VENV := .venv
BIN := $(VENV)/bin
BUILT := docs/assets/built
# Dates in the output are the commit's, so that one commit gives one set of bytes.
export SOURCE_DATE_EPOCH ?= $(shell git log -1 --format=%ct 2>/dev/null || echo 315532800)
export PYTHONHASHSEED := 0
export NO_MKDOCS_2_WARNING := 1

.PHONY: help site serve test test-engines bundle built browser engine-test bench lock clean

help:
	@echo "make site    build the site into site/"
	@echo "make serve   build and serve it here (PORT=$(PORT))"
	@echo "make test    every test: engine, site, browser"
	@echo "make test-engines  the readers' journeys, in Firefox and WebKitGTK too"
	@echo "make bundle  the zip that works without a server, into dist/"
	@echo "make bench   what is measured against a goal, as one table (RUNS=$(RUNS)); takes its time"

# The environment -------------------------------------------------------------------------------

$(VENV)/.ready: requirements.txt
	@sh scripts/check_tools.sh $(PYTHON)
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements.txt
	@touch $@

node_modules/.ready: package.json package-lock.json
	@sh scripts/check_tools.sh $(PYTHON)
	npm ci --no-audit --no-fund --loglevel=error
	@touch $@

# What the pages load ---------------------------------------------------------------------------

built: $(VENV)/.ready node_modules/.ready
	$(BIN)/python scripts/words.py
	$(BIN)/python scripts/hand_answers.py
	npm run --silent build:web
	node scripts/pack_engine.mjs

# It prints the one-page rules: `site` does without, what is given away or tested does not.
browser:
	@sh scripts/ensure_packages.sh browser

site: built
	$(BIN)/mkdocs build --strict --quiet

serve: site
	@echo "Amerikaner is at http://127.0.0.1:$(PORT)/ (stop with Ctrl-C)"
	$(BIN)/python -m http.server $(PORT) --bind 127.0.0.1 --directory site

bundle: browser site
	$(BIN)/python scripts/make_bundle.py

# Tests -----------------------------------------------------------------------------------------

test: browser site
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy engine/amerikaner
	npm run --silent check:web
	npm run --silent test:web
	@sh scripts/ensure_packages.sh speller
	# Two at a time, a file to each: some files build things of their own.
	$(BIN)/python -m pytest -n 2 --dist loadfile --doctest-modules engine/amerikaner tests

# What `test` does in every engine that is here, after installing those that are not.
test-engines: browser site
	@sh scripts/ensure_packages.sh engines
	$(BIN)/python -m pytest tests/browser/test_engines.py

# Only the engine: seconds, no browser.
engine-test: $(VENV)/.ready
	$(BIN)/python -m pytest --doctest-modules engine/amerikaner tests/engine

# Everything with a clock in it that has a goal; not a test. Figures of every run: build/bench.json.
bench: browser site
	$(BIN)/python benchmarks/bench.py --runs $(RUNS)

# Upkeep ----------------------------------------------------------------------------------------

lock:
	rm -rf build/lock
	$(PYTHON) -m venv build/lock
	build/lock/bin/pip install --quiet -r requirements.in
	build/lock/bin/pip freeze > requirements.txt

clean:
	rm -rf site dist build $(BUILT)
