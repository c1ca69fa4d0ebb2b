#!/bin/sh
# Makes the folder ready to run, then runs Node: the one that comes with the packages, once they are there.
node scripts/prepare.mjs || exit
hash -r
exec node "$@"
