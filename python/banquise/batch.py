"""Many games at once in one process: the fast way."""

import json
from array import array
from itertools import accumulate

from .process import Process
from .spaces import Spaces

try:
    import numpy
except ImportError:
    numpy = None

# Letters that mean the same to the library's array and to numpy.
_CODES = {"actor": "b", "counts": "H", "legal": "H", "rewards": "f", "points": "f"}


class Batch:
    """
    The positions of all games, column by column. `actor[i]` is -1 where game i is over. The legal moves of game i are
    `legal[first[i]:first[i] + counts[i]]`. With numpy `observation` has a row for each game, and so have `rewards` and `points`;
    without, they lie in one row.
    """

    __slots__ = ("actor", "counts", "legal", "first", "observation", "rewards", "points")

    def legal_of(self, game):
        return self.legal[self.first[game] : self.first[game] + self.counts[game]]


class BatchEnv:
    """
    with BatchEnv("blueprints", games=64) as env:
        batch = env.reset(seed=1)
        batch = env.step([moves[0] if len(moves) else 0 for moves in map(batch.legal_of, range(64))])

    A game that is over begins anew at the next step, whatever its action is.
    """

    def __init__(self, game, games, seats=None, options=None, seed=None, observe=True, command=None):
        flags = ["--batch", str(games), "--raw", *([] if observe else ["--no-observation"])]
        self._process = Process(game, seats, options, seed, flags, command)
        self.games = games
        self.spaces = Spaces(self._process.ask({"describe": True}))

    def reset(self, seed=None):
        request = {"reset": True if seed is None else {"seed": seed}}
        return self._batch(json.dumps(request).encode() + b"\n")

    def step(self, actions):
        """Plays an action of the action space in each game."""
        return self._batch(b'{"actions":%s}\n' % _list(actions))

    def step_index(self, indexes):
        """Plays the legal move with this index in each game."""
        return self._batch(b'{"steps":%s}\n' % _list(indexes))

    def mask(self, batch):
        """A row for each game: 1 for each legal action. Needs numpy."""
        mask = numpy.zeros((self.games, self.spaces.actions), dtype=numpy.int8)
        mask[numpy.repeat(numpy.arange(self.games), batch.counts), batch.legal] = 1
        return mask

    def close(self):
        self._process.close()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def _batch(self, line):
        self._process.send(line)
        sizes, told = self._process.receive_columns()
        batch, start = Batch(), 0
        batch.observation = None
        for name, size in sizes.items():
            setattr(batch, name, self._column(name, told, start, size))
            start += size
        if numpy is None:
            batch.first = array("l", accumulate(batch.counts, initial=0))
        else:
            batch.first = numpy.concatenate(([0], numpy.cumsum(batch.counts, dtype=numpy.int64)))
            for name in ("observation", "rewards", "points"):
                if (column := getattr(batch, name)) is not None:
                    setattr(batch, name, column.reshape(self.games, -1))
        return batch

    def _column(self, name, told, start, size):
        code = _CODES.get(name) or self.spaces.typecode
        if numpy is None:
            return array(code, told[start : start + size])
        kind = numpy.dtype(code)
        return numpy.frombuffer(told, kind, size // kind.itemsize, start)


def _list(numbers):
    plain = numbers.tolist() if hasattr(numbers, "tolist") else [int(number) for number in numbers]
    return str(plain).encode()
