#!/usr/bin/env bash
# Records the digits of the audible captcha again: engine/forms/digits/{language}.wav. Needs Debian's espeak-ng and sox.
set -euo pipefail
cd "$(dirname "$0")/.."

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
silence=(silence 1 0.02 0.5% reverse silence 1 0.02 0.5% reverse)
for pair in en:en-us fr:fr-fr es:es; do
  for digit in 0 1 2 3 4 5 6 7 8 9; do
    espeak-ng -v "${pair#*:}" -s 135 -w "$folder/spoken.wav" "$digit"
    # Every digit takes exactly 0.6 s, so that its place in the file is known.
    sox "$folder/spoken.wav" -r 8000 -b 16 -c 1 "$folder/$digit.wav" "${silence[@]}" norm -3 pad 0 0.6 trim 0 0.6 2>/dev/null
  done
  sox "$folder"/[0-9].wav "engine/forms/digits/${pair%:*}.wav"
done
