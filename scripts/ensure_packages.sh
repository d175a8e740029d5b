#!/bin/sh
# What the tests need from the system: take what is here, else install it where that is
# allowed (Debian, Ubuntu), else say how to get it.
# usage: ensure_packages.sh [browser] [engines] [speller]
#   browser  Chromium; without it this fails
#   engines  Firefox, and WebKitGTK with its driver and a display for it; what is missing is skipped
#   speller  hunspell and the dictionaries that docs/*/checks/spelling.txt name; the spelling
#            of a language is not tested without its dictionary
cd "$(dirname "$0")/.." || exit 1

has_browser() {
    for name in chromium chromium-browser google-chrome google-chrome-stable; do
        command -v "$name" >/dev/null 2>&1 && return 0
    done
    [ -n "${CHROMIUM:-}" ] && [ -x "$CHROMIUM" ]
}

# The Debian packages of the engines besides Chromium that are not here.
missing_engines() {
    for name in firefox-esr firefox; do
        command -v "$name" >/dev/null 2>&1 && found=yes
    done
    [ -n "${found:-}" ] || [ -x "${FIREFOX:-}" ] || echo firefox-esr
    command -v WebKitWebDriver >/dev/null 2>&1 || echo webkit2gtk-driver
    command -v Xvfb >/dev/null 2>&1 || echo xvfb
}

# The Debian packages of the dictionaries that hunspell does not find.
missing_dictionaries() {
    found=$(hunspell -D </dev/null 2>&1)
    for list in docs/*/checks/spelling.txt; do
        dictionary=$(sed -n 's/^# dictionary: //p' "$list")
        echo "$found" | grep -q "/$dictionary\$" || sed -n 's/^# package: //p' "$list"
    done
}

missing_speller() {
    command -v hunspell >/dev/null 2>&1 || echo hunspell
    missing_dictionaries
}

install() {
    command -v apt-get >/dev/null 2>&1 || return 1
    if [ "$(id -u)" = 0 ]; then
        as_root=""
    elif sudo -n true 2>/dev/null; then
        as_root="sudo"
    else
        return 1
    fi
    echo "installing with apt-get:" "$@"
    $as_root apt-get update -qq
    DEBIAN_FRONTEND=noninteractive $as_root apt-get install -qq -y --no-install-recommends "$@" >/dev/null
}

for need in "$@"; do
    case $need in
    browser)
        has_browser || install chromium fonts-dejavu-core
        if ! has_browser; then
            echo "missing: Chromium. Install it with your system's package manager" >&2
            echo "(Debian: apt-get install chromium), or name one you have:" >&2
            echo "make test CHROMIUM=/path/to/chromium" >&2
            exit 1
        fi
        ;;
    engines)
        # Each by itself: a system may lack one of them, or call it by another name.
        for package in $(missing_engines); do
            install "$package"
        done
        packages=$(missing_engines | tr '\n' ' ')
        [ -z "$packages" ] || echo "not every browser engine is tested: missing $packages" >&2
        ;;
    speller)
        packages=$(missing_speller)
        # shellcheck disable=SC2086  # one word a package
        [ -z "$packages" ] || install $packages
        packages=$(missing_speller | tr '\n' ' ')
        [ -z "$packages" ] || echo "spelling is tested in part: missing $packages" >&2
        ;;
    *)
        echo "usage: ensure_packages.sh [browser] [engines] [speller]" >&2
        exit 2
        ;;
    esac
done
exit 0
