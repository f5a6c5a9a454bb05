#!/usr/bin/env python3
"""A program that plays every game of Courtly in the arena, by chance:

    courtly arena royal-visit --player "cmd:python3 player.py" --player random

One request a line on standard input, one answer a line on standard output (JSON-RPC 2.0). What it is shown is what its
seat may know. Replace `choose`, and you have a player of your own.
"""
import json
import random
import sys

GAMES = ["royal-visit", "kings-road", "royal-palace", "banquet-royal"]


def choose(game, options, seats, seat, view, decisions, budget_ms):
    return {"decision": random.choice(decisions)}


METHODS = {
    "hello": lambda protocol: {"name": "by chance", "games": GAMES},
    "choose": choose,
    "over": lambda game, view, result: {},
}

for line in sys.stdin:
    request = json.loads(line)
    result = METHODS[request["method"]](**request["params"])
    print(json.dumps({"jsonrpc": "2.0", "id": request["id"], "result": result}), flush=True)
