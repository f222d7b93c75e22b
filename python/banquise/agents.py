"""Players to begin with: both choose from what the acting seat of an environment knows."""

import random


class RandomAgent:
    """Any legal move, all alike."""

    def __init__(self, seed=None):
        self._random = random.Random(seed)

    def act(self, env):
        return self._random.choice(env.position.legal)


class GreedyAgent:
    """The move that looks best right after it, by the game's own evaluation: the bot `greedy` of the house."""

    def __init__(self, iterations=None, seed=0):
        self._iterations = iterations
        self._random = random.Random(seed)

    def act(self, env):
        return env.ask_bot("greedy", self._iterations, self._random.getrandbits(32))
