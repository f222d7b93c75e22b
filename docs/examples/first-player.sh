#!/bin/sh
# Opens a table and plays the first legal move until the game is over. curl and jq:
#
#     sh first-player.sh http://localhost:8080 blueprints
set -eu
URL=${1:-http://localhost:8080}
GAME=${2:-blueprints}

TOKEN=$(curl -sf -X POST "$URL/api/sessions" -H 'Content-Type: application/json' -d '{"name":"Shell program"}' | jq -r .token)

api() {
  method=$1 path=$2
  shift 2
  curl -sf -X "$method" "$URL/api$path" -H "Authorization: Bearer $TOKEN" "$@"
}
send() {
  api POST "$1" -H 'Content-Type: application/json' -d "$2"
}

TABLE=$(send /tables "{\"game\":\"$GAME\",\"seats\":2,\"bots\":[null,\"random\"]}" | jq -r .id)

# A snapshot with the legal moves says all that is needed for a move: on which version, and which there are.
NEXT='if .status == "over" then "over" elif .legal then {version, move: .legal[0], key: "move-\(.version)"} else "wait" end'
while :; do
  turn=$(api GET "/tables/$TABLE?legal=1" | jq -c "$NEXT")
  case $turn in
    '"over"') break ;;
    '"wait"') sleep 0.2 ;;
    *) send "/tables/$TABLE/moves" "$turn" >/dev/null ;;
  esac
done

api GET "/tables/$TABLE/export" | jq -r '[.ranks, .names, .totals] | transpose[] | "\(.[0]). \(.[1]): \(.[2])"'
