"""Many games at once in one process: the fast way."""

import json
from array import array
from binascii import a2b_base64

from .process import BanquiseError, Process
from .spaces import Spaces

try:
    import numpy
except ImportError:
    numpy = None

_QUOTE, _REFUSED = b'"', b'{"error":'
_TYPES = {"b": "int8", "H": "uint16", "f": "float32"}


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
        flags = ["--batch", str(games), "--packed", *([] if observe else ["--no-observation"])]
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
        told = self._process.receive()
        if told[: len(_REFUSED)] == _REFUSED:
            refused = json.loads(bytes(told))
            raise BanquiseError(refused["error"], refused["message"])
        columns, batch = _columns(told), Batch()
        batch.actor = _column("b", columns["actor"])
        batch.counts = _column("H", columns["counts"])
        batch.legal = _column("H", columns["legal"])
        batch.rewards = _column("f", columns["rewards"])
        batch.points = _column("f", columns["points"])
        packed = columns.get("observation")
        spaces = self.spaces
        batch.observation = None
        if numpy is None:
            batch.first = array("l", [0])
            for count in batch.counts:
                batch.first.append(batch.first[-1] + count)
            if packed is not None:
                batch.observation = array(spaces.typecode, a2b_base64(packed))
        else:
            batch.first = numpy.concatenate(([0], numpy.cumsum(batch.counts, dtype=numpy.int64)))
            batch.rewards = batch.rewards.reshape(self.games, -1)
            batch.points = batch.points.reshape(self.games, -1)
            if packed is not None:
                numbers = numpy.frombuffer(a2b_base64(packed), dtype=spaces.dtype)
                batch.observation = numbers.reshape(self.games, spaces.size)
        return batch


def _columns(told):
    """The texts of an object by their names, where they lie: an object of the library would copy each of them twice."""
    find, columns, end = told.obj.find, {}, 0
    while True:
        name = find(_QUOTE, end, len(told)) + 1
        if name == 0:
            return columns
        name_end = find(_QUOTE, name)
        start = find(_QUOTE, name_end + 1) + 1
        stop = find(_QUOTE, start)
        columns[bytes(told[name:name_end]).decode()] = told[start:stop]
        end = stop + 1


def _column(code, packed):
    numbers = a2b_base64(packed)
    return array(code, numbers) if numpy is None else numpy.frombuffer(numbers, dtype=_TYPES[code])


def _list(numbers):
    plain = numbers.tolist() if hasattr(numbers, "tolist") else [int(number) for number in numbers]
    return str(plain).encode()
