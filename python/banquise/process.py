"""The process behind an environment: one line of JSON in, one out."""

import json
import os
import shlex
import shutil
import subprocess
import sys


_END = ord("\n")


class BanquiseError(Exception):
    """A request that was refused: `code` for programs, the message for people, the `rule` that forbids a move."""

    def __init__(self, code, message, rule=None):
        super().__init__(message if rule is None else f"{message} ({rule})")
        self.code = code
        self.rule = rule


def default_command():
    """`BANQUISE_COMMAND`, or `banquise` where it is installed, or whatever npx finds."""
    wanted = os.environ.get("BANQUISE_COMMAND")
    if wanted:
        return shlex.split(wanted)
    found = shutil.which("banquise")
    return [found] if found else ["npx", "banquise"]


def _parsed(line):
    answer = json.loads(line)
    if isinstance(answer, dict) and "error" in answer:
        raise BanquiseError(answer["error"], answer["message"], answer.get("rule"))
    return answer


class Process:
    def __init__(self, game, seats=None, options=None, seed=None, flags=(), command=None):
        line = [*(command or default_command()), "env", game, "--lang", "en", *flags]
        if seats is not None:
            line += ["--seats", str(seats)]
        if seed is not None:
            line += ["--seed", str(seed)]
        for name, value in (options or {}).items():
            line += ["--option", f"{name}={value}"]
        # Room for a whole batch: less to and fro between the two processes, where the system allows it.
        room = {"pipesize": 1 << 20} if sys.version_info >= (3, 10) and sys.platform == "linux" else {}
        self._child = subprocess.Popen(
            line, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, bufsize=1 << 20, **room
        )
        # Past the buffers of the library: a request is one small write, and an answer is all that comes.
        self._input = self._child.stdin.fileno()
        self._read = self._child.stdout.raw.readinto
        self._room = memoryview(bytearray(1 << 16))

    def send(self, line):
        """Sends a request that is bytes already. `receive` has its answer."""
        try:
            written = os.write(self._input, line)
            while written < len(line):
                written += os.write(self._input, line[written:])
        except BrokenPipeError:
            pass  # What it said at its end is told by `receive`.

    def receive(self):
        """The line that answers, without its end, as bytes."""
        length = self._fill(0)
        # There is one answer to a request, so that nothing comes after its end.
        while self._room[length - 1] != _END:
            length = self._fill(length)
        return bytes(self._room[: length - 1])

    def receive_columns(self):
        """The answer of all games at once: sizes in bytes by name, and the bytes of the columns one after the other."""
        length = self._fill(0)
        while (end := self._room.obj.find(_END, 0, length)) < 0:
            length = self._fill(length)
        sizes = _parsed(bytes(self._room[:end]))
        whole = end + 1 + sum(sizes.values())
        while length < whole:
            length = self._fill(length)
        return sizes, bytes(self._room[end + 1 : whole])

    def _fill(self, length):
        """Reads what comes after so many bytes that are there; returns how many are there then."""
        if length == len(self._room):
            grown = memoryview(bytearray(4 * length))
            grown[:length] = self._room
            self._room = grown
        count = self._read(self._room[length:])
        if not count:
            words = self._child.stderr.read().decode(errors="replace").strip()
            self.close()
            raise BanquiseError("ended", words or "the process has ended")
        return length + count

    def ask_line(self, line):
        """The answer to a request that is bytes already."""
        self.send(line)
        return self.receive()

    def ask(self, request):
        return _parsed(self.ask_line(json.dumps(request, separators=(",", ":")).encode() + b"\n"))

    def close(self):
        child = self._child
        if not child.stdin.closed:
            child.stdin.close()
        child.wait()
        child.stdout.close()
        child.stderr.close()
