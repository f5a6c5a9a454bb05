"""Plays a whole game of King's Road against one of the house's bots, at random.

    python3 bot.py http://127.0.0.1:7878
"""
import json
import random
import sys
import time
import urllib.request

server = sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:7878"
token = None


def ask(path, body=None):
    headers = {"Content-Type": "application/json"}
    if token:
        headers["Authorization"] = "Bearer " + token
    data = None if body is None else json.dumps(body).encode()
    with urllib.request.urlopen(urllib.request.Request(server + path, data, headers)) as answer:
        return json.load(answer)


token = ask("/api/players", {"name": "Robot"})["token"]
wish = {"game": "kings-road", "seats": [{"kind": "me"}, {"kind": "bot", "level": "greedy"}], "bot_speed": "fast"}
table = ask("/api/tables", wish)["table"]
print(f"watch: {server}/tables/{table}")

while True:
    state = ask(f"/api/tables/{table}/state?form=view")
    if state["status"] == "over":
        break
    if state["prompt"] is None:
        time.sleep(0.1)
        continue
    decision = random.choice(state["legal"])
    ask(f"/api/tables/{table}/decide", {"seat": 0, "prompt": state["prompt"], "decision": decision})

print("winners:", state["winners"], "outcome:", state["outcome"])
