"""
Learns Blueprints by playing against chance: REINFORCE on a linear policy, with nothing but the standard library.

    python3 examples/train_blueprints.py [seconds]

Prints how often it wins against a random player before and after: about half, then nearly always, in half a minute on one core.
"""

import math
import random
import sys
import time

from banquise import Env

SEATS, MOST_SEATS, TAKES, SPACES, LEVELS = 2, 4, 6, 6, 6
RATE, TRIALS = 0.05, 400


def features(env, seat):
    """For each legal action the names of what it looks like: die and plan, own dice, stack."""
    seen, tensors = env.position.observation, env.spaces.tensors
    at = {name: tensors[name].offset for name in ("plans", "taken", "stacks", "tops", "hand", "round")}
    site = (int(seen[at["round"]]) - 1) * MOST_SEATS + seat
    plan = int(seen[at["plans"] + site])
    taken = [int(die) for die in seen[at["taken"] + site * TAKES : at["taken"] + (site + 1) * TAKES] if die]
    mine = [sum((die - 1) // 6 == material for die in taken) for material in range(4)]
    hand = int(seen[at["hand"]])
    told = []
    for action in env.position.legal:
        if 24 <= action < 30:
            space = action - 24
            first = at["stacks"] + (site * SPACES + space) * LEVELS
            height = sum(1 for die in seen[first : first + LEVELS] if die)
            top = int(seen[at["tops"] + site * SPACES + space])
            told.append([("plan", plan, space, height), ("height", (hand - 1) // 6, height), ("gap", top - (hand - 1) % 6)])
        else:
            kind, die = ("take", action) if action < 24 else ("discard", action - 30)
            material, value = divmod(die, 6)
            told.append([(kind, material, mine[material]), (kind, "value", value, len(taken)), (kind, die)])
    return told


def chances(weights, told):
    sums = [sum(weights.get(name, 0.0) for name in names) for names in told]
    most = max(sums)
    grown = [math.exp(each - most) for each in sums]
    total = sum(grown)
    return [each / total for each in grown]


def play(env, weights, seat, seed, chooser, lessons=None):
    """One game: the learner at `seat`, chance at the others. Returns its share of the victory and its lead in points."""
    position = env.reset(seed)
    while not position.done:
        if position.actor == seat:
            told = features(env, seat)
            odds = chances(weights, told)
            chosen = chooser.choices(range(len(odds)), odds)[0]
            if lessons is not None:
                lessons.append((told, odds, chosen))
            action = position.legal[chosen]
        else:
            action = chooser.choice(position.legal)
        position = env.step(action)
    others = [points for other, points in enumerate(position.points) if other != seat]
    return position.rewards[seat], position.points[seat] - max(others)


def win_rate(env, weights, chooser):
    return sum(play(env, weights, i % SEATS, 1_000_000 + i, chooser)[0] for i in range(TRIALS)) / TRIALS


def train(env, weights, chooser, games=None, seconds=None):
    """Plays and learns for so many games or seconds; what surprised by a good end is made more likely."""
    usual, played, began = 0.0, 0, time.monotonic()
    while played != games and (seconds is None or time.monotonic() - began < seconds):
        lessons = []
        lead = play(env, weights, played % SEATS, played, chooser, lessons)[1]
        surprise = max(-1.0, min(1.0, (lead - usual) / 5))
        usual += 0.01 * (lead - usual)
        played += 1
        for told, odds, chosen in lessons:
            for i, names in enumerate(told):
                step = RATE * surprise * ((i == chosen) - odds[i])
                for name in names:
                    weights[name] = weights.get(name, 0.0) + step
    return played


def main(seconds):
    chooser, weights = random.Random(1), {}
    with Env("blueprints", seats=SEATS) as env:
        print(f"before: wins {win_rate(env, weights, chooser):.0%} of {TRIALS} games against chance", flush=True)
        games = train(env, weights, chooser, seconds=seconds)
        print(f"after {games} games: wins {win_rate(env, weights, chooser):.0%}", flush=True)


if __name__ == "__main__":
    main(float(sys.argv[1]) if len(sys.argv) > 1 else 30)
