#!/bin/sh
# The browser tests drive Chromium. Take the one that is here, else the system's package
# manager where it may install, else say how to get it.
for name in chromium chromium-browser google-chrome google-chrome-stable; do
    command -v "$name" >/dev/null 2>&1 && exit 0
done
[ -n "${CHROMIUM:-}" ] && [ -x "$CHROMIUM" ] && exit 0

if command -v apt-get >/dev/null 2>&1; then
    if [ "$(id -u)" = 0 ]; then
        as_root=""
    elif sudo -n true 2>/dev/null; then
        as_root="sudo"
    else
        echo "missing: Chromium. Install it: sudo apt-get install chromium" >&2
        exit 1
    fi
    echo "installing Chromium with apt-get"
    $as_root apt-get update -qq
    DEBIAN_FRONTEND=noninteractive $as_root apt-get install -qq -y --no-install-recommends chromium fonts-dejavu-core >/dev/null
    command -v chromium >/dev/null 2>&1 || command -v chromium-browser >/dev/null 2>&1 && exit 0
fi
echo "missing: Chromium. Install it with your system's package manager," >&2
echo "or name one you have: make test CHROMIUM=/path/to/chromium" >&2
exit 1
