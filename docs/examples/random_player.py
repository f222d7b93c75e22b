"""
Opens a table, plays it to its end at random against a bot, and says how it went. Python 3 and its library, nothing else:

    python3 random_player.py http://localhost:8080 blueprints
"""

import json
import random
import sys
import time
import urllib.error
import urllib.request
import uuid

URL = sys.argv[1] if len(sys.argv) > 1 else "http://localhost:8080"
GAME = sys.argv[2] if len(sys.argv) > 2 else "blueprints"
HEADERS = {}


def request(method, path, body=None, **headers):
    """An open answer. Too fast? Wait as long as the server asks for, and try again."""
    data = None if body is None else json.dumps(body).encode()
    kind = {} if body is None else {"Content-Type": "application/json"}
    asked = urllib.request.Request(f"{URL}/api{path}", data, {**HEADERS, **kind, **headers}, method=method)
    while True:
        try:
            return urllib.request.urlopen(asked)
        except urllib.error.HTTPError as refusal:
            if refusal.code != 429:
                raise SystemExit(json.load(refusal)["detail"])
            time.sleep(int(refusal.headers["Retry-After"]))


def call(method, path, body=None):
    with request(method, path, body) as answer:
        return json.load(answer)


def events(table):
    """Everything that happens at a table, one JSON object a line, with the legal moves when it is our turn."""
    with request("GET", f"/tables/{table}/stream?legal=1", Accept="application/x-ndjson") as stream:
        for line in stream:
            yield json.loads(line)


HEADERS["Authorization"] = "Bearer " + call("POST", "/sessions", {"name": "Python program"})["token"]
seats = max(2, call("GET", f"/games/{GAME}")["seats"]["min"])
table = call("POST", "/tables", {"game": GAME, "seats": seats, "bots": [None] + ["random"] * (seats - 1)})["id"]

for event in events(table):
    told = event["data"]
    if told.get("status") == "over":
        break
    if "legal" in told:
        move = random.choice(told["legal"])
        call("POST", f"/tables/{table}/moves", {"version": event["id"], "key": uuid.uuid4().hex, "move": move})

game = call("GET", f"/tables/{table}/export")
for rank, name, total in zip(game["ranks"], game["names"], game["totals"]):
    print(f"{rank}. {name}: {total}")
