#!/bin/sh
# Say what is missing before anything is installed: Python 3.11+ with venv, Node 20+ with npm.
# usage: check_tools.sh PYTHON
python=${1:-python3}
missing=0

say() {
    echo "missing: $1" >&2
    missing=1
}

if ! command -v "$python" >/dev/null 2>&1; then
    say "Python 3.11 or newer ($python was not found; another one: make PYTHON=python3.12 …)"
elif ! "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))'; then
    say "Python 3.11 or newer ($("$python" --version) is too old; another one: make PYTHON=python3.12 …)"
elif ! "$python" -c 'import venv, ensurepip' 2>/dev/null; then
    say "Python's venv module (on Debian and Ubuntu: apt-get install python3-venv)"
fi

if ! command -v node >/dev/null 2>&1; then
    say "Node.js 20 or newer"
elif ! node -e 'process.exit(parseInt(process.versions.node) < 20 ? 1 : 0)'; then
    say "Node.js 20 or newer ($(node --version) is too old)"
fi
command -v npm >/dev/null 2>&1 || say "npm (it comes with Node.js)"

exit $missing
