"""Steps a second of Blueprints from Python, by the package alone. Prints one line of JSON."""

import json
import random
import sys
import time

from banquise import BatchEnv, Env
from banquise.process import Process

SECONDS, WARM_UP = 3.0, 0.5
GAMES = 256


def measured(step):
    """Calls `step`, which returns how many steps it made, and counts them."""
    until = time.perf_counter() + WARM_UP
    while time.perf_counter() < until:
        step()
    steps, began = 0, time.perf_counter()
    while time.perf_counter() - began < SECONDS:
        for _ in range(20):
            steps += step()
    return steps / (time.perf_counter() - began)


def by_list():
    """Observations as lists of JSON."""
    process, chance = Process("blueprints"), random.Random(1)
    state = {"now": process.ask({"reset": {"seed": 1}})}

    def step():
        now = state["now"]
        line = b'{"reset":true}\n' if now["done"] else b'{"step":%d}\n' % chance.randrange(len(now["legal"]))
        state["now"] = json.loads(process.ask_line(line))
        return 1

    speed = measured(step)
    process.close()
    return speed


def alone(observe):
    chance = random.Random(1)
    with Env("blueprints", observe=observe) as env:
        env.reset(1)

        def step():
            position = env.position
            if position.done:
                env.reset()
            else:
                legal = position.legal
                env.step(legal[int(chance.random() * len(legal))])
            return 1

        return measured(step)


def together():
    """Packed batches, the first of the legal moves or one at random."""
    chance = random.Random(1)
    with BatchEnv("blueprints", games=GAMES) as env:
        state = {"now": env.reset(seed=1)}

        def step():
            counts = state["now"].counts.tolist()
            state["now"] = env.step_index([int(chance.random() * count) for count in counts])
            return GAMES

        return measured(step)


figures = {"list": by_list(), "packed": alone(True), "bare": alone(False), "batch": together()}
json.dump(figures, sys.stdout)
