# `make build` writes the modules and the rulebook from the content; `make test` passes the tests,
# `make test-all` also those that take long or need the network.
# Each sets up what it needs in .venv first, once.

VENV := .venv
STAMP := $(VENV)/set-up
# Any Python from 3.11 on; `make PYTHON=/path/to/python3` chooses one.
PYTHON ?= $(shell for name in python3 python3.15 python3.14 python3.13 python3.12 python3.11; do \
	$$name -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$name && break; done)

.PHONY: build test test-all pictures wheels setup clean

build: $(STAMP)
	cd content && ../$(VENV)/bin/regola build --out ../generated

test: $(STAMP)
	$(VENV)/bin/python -m pytest -n auto

test-all: $(STAMP)
	$(VENV)/bin/python -m pytest -n auto -m ""

# The pictures of the README.
pictures: $(STAMP)
	$(VENV)/bin/python bench/pictures.py

# Wheels: one for every Python and machine, and one a platform with the rules of what ships compiled.
PLATFORMS ?= linux-x64 linux-arm64 musl-x64 musl-arm64 macos-x64 macos-arm64 windows-x64
wheels: $(STAMP)
	$(VENV)/bin/python -m pip install --quiet --disable-pip-version-check --editable '.[dev,native]'
	$(VENV)/bin/python -m hatchling build -t wheel -d dist
	for name in $(PLATFORMS); do \
	  REGOLA_PLATFORM=$$name $(VENV)/bin/python -m hatchling build -t wheel -d dist || exit 1; done

setup: $(STAMP)

$(STAMP): pyproject.toml
	@test -n "$(PYTHON)" || { echo "Python 3.11 or newer is needed, and was not found." >&2; exit 1; }
	@test -x $(VENV)/bin/pip || $(PYTHON) -m venv $(VENV) || { rm -rf $(VENV); \
	  echo "This Python cannot make environments; on Debian: apt-get install python3-venv" >&2; exit 1; }
	$(VENV)/bin/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $(STAMP)

clean:
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache dist
