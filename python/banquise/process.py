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
        """The line that answers, without its end, as a memoryview that is good until the next call."""
        room, length = self._room, 0
        while True:
            if length == len(room):
                grown = memoryview(bytearray(4 * length))
                grown[:length] = room
                self._room = room = grown
            count = self._read(room[length:])
            if not count:
                words = self._child.stderr.read().decode(errors="replace").strip()
                self.close()
                raise BanquiseError("ended", words or "the process has ended")
            length += count
            # There is one answer to a request, so that nothing comes after its end.
            if room[length - 1] == _END:
                return room[: length - 1]

    def ask_line(self, line):
        """The answer to a request that is bytes already."""
        self.send(line)
        return bytes(self.receive())

    def ask(self, request):
        answer = json.loads(self.ask_line(json.dumps(request, separators=(",", ":")).encode() + b"\n"))
        if isinstance(answer, dict) and "error" in answer:
            raise BanquiseError(answer["error"], answer["message"], answer.get("rule"))
        return answer

    def close(self):
        child = self._child
        if not child.stdin.closed:
            child.stdin.close()
        child.wait()
        child.stdout.close()
        child.stderr.close()
