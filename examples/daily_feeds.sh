#!/bin/sh
# Saves the feeds of a day as NDJSON files, one for each feed:
#
#   URL=… KEY_FILE=… sh daily_feeds.sh <folder> [YYYY-MM-DD]
#
# The day is yesterday (UTC) by default. Files that exist are not fetched again. Exits with 1 if a feed could not be saved.
set -u
folder=${1:?usage: daily_feeds.sh <folder> [YYYY-MM-DD]}
day=${2:-$(date -u -d yesterday +%F 2>/dev/null || date -u -v-1d +%F)}
here=$(dirname "$0")
mkdir -p "$folder"
status=0

save() { # name, path, further parameters
  file="$folder/$1-$day.ndjson"
  [ -e "$file" ] && return
  name=$1 path=$2
  shift 2
  if python3 "$here/read_all.py" "$path" "batch=$day" "$@" > "$file.tmp"; then
    mv "$file.tmp" "$file"
  else
    echo "$name of $day was not saved" >&2
    rm -f "$file.tmp"
    status=1
  fi
}

save ransomware feed/ransomware
save channel-links feed/telegram
save wallets feed/all/wallets range_type=day
save onion feed/all/onion range_type=day
exit "$status"
