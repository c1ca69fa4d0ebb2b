#!/usr/bin/env bash
# Installs the Debian packages for the multi-machine tests without starting them. If that fails, those
# tests are reported as not run.
set -uo pipefail
packages=(postgresql-15 patroni etcd-server haproxy)
dpkg -s "${packages[@]}" >/dev/null 2>&1 && exit 0
if [ "$(id -u)" != 0 ] || ! command -v apt-get >/dev/null; then
  echo "Not installed here (root and apt-get are needed): ${packages[*]}"
  exit 0
fi
mkdir -p /etc/postgresql-common/createcluster.d
echo 'create_main_cluster = false' >/etc/postgresql-common/createcluster.d/hauteclaire.conf
policy=/usr/sbin/policy-rc.d
if [ ! -e "$policy" ]; then
  printf '#!/bin/sh\nexit 101\n' >"$policy" && chmod +x "$policy"
  trap 'rm -f "$policy"' EXIT
fi
export DEBIAN_FRONTEND=noninteractive
apt-get update -qq && apt-get install -y -qq --no-install-recommends "${packages[@]}" >/dev/null || echo "Not installed: ${packages[*]}"
exit 0
