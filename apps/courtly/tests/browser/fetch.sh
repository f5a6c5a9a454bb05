#!/bin/sh
# Fetches what the browser's tests want: Chromium by apt where it is missing, Node's packages into the folder $1.
# Chromium without a window of its own is the same engine and costs a fifth less; a whole one will do.
# Says what could not be had. The test command runs this beside the compiler, the tests before they begin.
set -u
shell() { [ -n "${COURTLY_CHROMIUM:-}" ] || [ -x /usr/bin/chromium-headless-shell ]; }
chromium() { shell || [ -x /usr/bin/chromium ] || [ -x /usr/bin/chromium-browser ]; }
if ! chromium || { [ -n "${CI:-}" ] && ! shell; }; then
    export DEBIAN_FRONTEND=noninteractive
    { apt-get update -qq; apt-get install -y -qq chromium-headless-shell || chromium || apt-get install -y -qq chromium; } >/dev/null
    chromium || { echo "there is no Chromium (Debian's package chromium-headless-shell, or COURTLY_CHROMIUM=path)" >&2; exit 1; }
fi
[ -d "$1/node_modules/playwright-core" ] && [ -d "$1/node_modules/axe-core" ] && exit 0
mkdir -p "$1"
npm install --no-save --no-audit --no-fund --silent --prefix "$1" playwright-core@1.65.0 axe-core@4.14.0 || {
    echo "Node's packages playwright-core and axe-core could not be fetched by npm" >&2
    exit 1
}
