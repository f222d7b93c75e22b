"""The action space and the observation of a game: what each number means."""

from math import prod

_CODES = {"uint8": "B", "int16": "h", "int32": "i"}


class Tensor:
    """A part of an observation: `name`, `shape`, `axes`, `offset`, `encoding`."""

    def __init__(self, told):
        self.name = told["name"]
        self.about = told["about"]
        self.offset = told["offset"]
        self.shape = tuple(told["shape"])
        self.axes = tuple(told["axes"])
        self.encoding = told["encoding"]
        self.size = prod(self.shape)

    def of(self, observation):
        """Its numbers in an observation, row by row."""
        return observation[self.offset : self.offset + self.size]


class Spaces:
    def __init__(self, told):
        self.game = told["game"]
        self.seats = told["seats"]
        self.cooperative = told["cooperative"]
        self.longest = told["longest"]
        self.actions = told["actions"]["size"]
        self.types = told["actions"]["types"]
        self.size = told["observation"]["size"]
        self.dtype = told["observation"]["type"]
        self.typecode = _CODES[self.dtype]
        self.tensors = {each["name"]: Tensor(each) for each in told["observation"]["tensors"]}

    def move(self, action):
        """An action as an object: `{"type": "takeDie", "material": "wood", "value": 3}`."""
        kind = next(each for each in self.types if each["first"] <= action < each["first"] + each["size"])
        rest, values = action - kind["first"], {}
        for parameter in reversed(kind["parameters"]):
            rest, index = divmod(rest, parameter["size"])
            names = parameter["names"]
            values[parameter["name"]] = names[index] if names else parameter["from"] + index
        return {"type": kind["type"], **{each["name"]: values[each["name"]] for each in kind["parameters"]}}

    def mask(self, legal):
        """1 for each legal action, 0 for the others, as bytes."""
        mask = bytearray(self.actions)
        for action in legal:
            mask[action] = 1
        return mask

    @property
    def encoded_size(self):
        return sum(self._width(tensor) * tensor.size for tensor in self.tensors.values())

    def encode(self, observation):
        """What a network is fed with: one input for each value where numbers name things, else from 0 to 1."""
        inputs = []
        for tensor in self.tensors.values():
            encoding, numbers = tensor.encoding, tensor.of(observation)
            if encoding["type"] == "oneHot":
                places = {value: i for i, value in enumerate(encoding["values"])}
                for number in numbers:
                    row = [0.0] * len(places)
                    row[places[number]] = 1.0
                    inputs += row
            elif encoding["type"] == "scaled":
                low, width = encoding["from"], (encoding["to"] - encoding["from"]) or 1
                inputs += [(number - low) / width for number in numbers]
            else:
                inputs += [float(number) for number in numbers]
        return inputs

    @staticmethod
    def _width(tensor):
        return len(tensor.encoding["values"]) if tensor.encoding["type"] == "oneHot" else 1
