#!/usr/bin/env bash
# Installs Firefox and WebKit from Debian, with a virtual screen and a WebKit launcher. If that cannot be
# done, their tests are reported as not run.
set -uo pipefail
packages=(firefox-esr webkit2gtk-driver xvfb gir1.2-webkit2-4.1 python3-gi)
dpkg -s "${packages[@]}" >/dev/null 2>&1 && exit 0
if [ "$(id -u)" != 0 ] || ! command -v apt-get >/dev/null; then
  echo "Not installed here (root and apt-get are needed): ${packages[*]}"
  exit 0
fi
export DEBIAN_FRONTEND=noninteractive
apt-get update -qq && apt-get install -y -qq --no-install-recommends "${packages[@]}" >/dev/null || echo "Not installed: ${packages[*]}"
exit 0
