"""One game at a time."""

import base64
import json
from array import array

from .process import BanquiseError, Process
from .spaces import Spaces

try:
    import numpy
except ImportError:
    numpy = None


class Position:
    """What the acting seat decides about. `observation` is a numpy array if numpy is there, else an array of the library."""

    __slots__ = ("actor", "legal", "observation", "rewards", "done", "points")

    def __init__(self, actor, legal, observation, rewards, done, points):
        self.actor = actor
        self.legal = legal
        self.observation = observation
        self.rewards = rewards
        self.done = done
        self.points = points


class Env:
    """
    with Env("blueprints", seats=2) as env:
        position = env.reset(seed=1)
        while not position.done:
            position = env.step(random.choice(position.legal))
        print(position.rewards, position.points)
    """

    def __init__(self, game, seats=None, options=None, seed=None, observe=True, command=None):
        flags = ["--packed"] if observe else ["--no-observation"]
        self._process = Process(game, seats, options, seed, flags, command)
        self.spaces = Spaces(self._process.ask({"describe": True}))
        self.position = None

    def reset(self, seed=None):
        return self._moved({"reset": True if seed is None else {"seed": seed}})

    def step(self, action):
        """Plays an action of the action space: one of `position.legal`."""
        return self._position(json.loads(self._process.ask_line(b'{"action":%d}\n' % action)))

    def play(self, move):
        """Plays a move that is an object."""
        return self._moved({"move": move})

    def observe(self, seat):
        """What a seat sees, or a spectator (None)."""
        return self._unpacked(self._process.ask({"observe": seat})["observation"])

    def mask(self):
        """1 for each legal action of the position, 0 for the others."""
        mask = self.spaces.mask(self.position.legal)
        return mask if numpy is None else numpy.frombuffer(mask, dtype=numpy.int8)

    def clone(self):
        """Keeps this moment, with the chance to come; `restore` goes back to it."""
        return self._process.ask({"clone": True})["clone"]

    def restore(self, clone):
        return self._moved({"restore": clone})

    def release(self, clone):
        self._process.ask({"release": clone})

    def redeal(self, seat, seed):
        """Replaces the world by one that fits what the seat knows."""
        return self._moved({"redeal": {"seat": seat, "seed": seed}})

    def ask_bot(self, bot, iterations=None, seed=0):
        """The action that a bot of the house would play."""
        request = {"bot": bot, "seed": seed}
        if iterations is not None:
            request["iterations"] = iterations
        return self._process.ask({"bot": request})["action"]

    def close(self):
        self._process.close()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def _moved(self, request):
        return self._position(self._process.ask(request))

    def _position(self, told):
        if "error" in told:
            raise BanquiseError(told["error"], told["message"], told.get("rule"))
        packed = told.get("observation")
        self.position = Position(
            told["actor"],
            told["legal"],
            None if packed is None else self._unpacked(packed),
            told["rewards"],
            told["done"],
            told.get("points"),
        )
        return self.position

    def _unpacked(self, packed):
        if isinstance(packed, list):
            return array(self.spaces.typecode, packed)
        numbers = base64.b64decode(packed)
        if numpy is not None:
            return numpy.frombuffer(numbers, dtype=self.spaces.dtype)
        return numbers if self.spaces.typecode == "B" else array(self.spaces.typecode, numbers)
