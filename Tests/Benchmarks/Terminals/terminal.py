"""A program in a pseudo-terminal: what is typed, what the screen shows, and when it came."""
import fcntl
import os
import pty
import re
import select
import signal
import struct
import sys
import termios
import time

ENTER, TAB, ESCAPE, BACKSPACE = b"\r", b"\t", b"\x1b", b"\x7f"
# How long a step may take on the busiest machine, in seconds.
PATIENCE = 60
SEQUENCE = re.compile(
    rb"\x1b\[([0-?]*)([ -/]*)([@-~])|\x1b\][^\x07\x1b]*(?:\x07|\x1b\\)|\x1b[ -/]*[0-Z\\^-~]"
    rb"|[\x00-\x1a\x1c-\x1f\x7f]|[\xc2-\xf4][\x80-\xbf]+|[ -~]")
CHARACTER_LENGTHS = ((0xf0, 4), (0xe0, 3), (0xc2, 2))


class Screen:
    """The characters of a terminal, as far as the program's own sequences need it."""

    def __init__(self, columns, rows):
        self.columns, self.rows = columns, rows
        self.cells = [[" "] * columns for _ in range(rows)]
        self.row = self.column = 0
        self.modes = {7, 25}
        self.waiting = b""

    def take(self, data):
        """Obeys what was written; an unfinished sequence waits for the rest."""
        data, place = self.waiting + data, 0
        while place < len(data):
            match = None if unfinished(data, place) else SEQUENCE.match(data, place)
            if match is None:
                if len(data) - place < 32:
                    break
                place += 1
                continue
            self.obey(match)
            place = match.end()
        self.waiting = data[place:]

    def obey(self, match):
        token = match[0]
        if match[3]:
            self.sequence(match[1], match[3])
        elif token[0] >= 0x20 and token[0] != 0x7f:
            self.put(token.decode(errors="replace"))
        elif token == b"\r":
            self.column = 0
        elif token == b"\n":
            self.down()
        elif token == b"\b":
            self.column = max(self.column - 1, 0)

    def put(self, character):
        if self.column == self.columns:
            if 7 in self.modes:
                self.column = 0
                self.down()
            else:
                self.column -= 1
        self.cells[self.row][self.column] = character
        self.column += 1

    def down(self):
        if self.row < self.rows - 1:
            self.row += 1
        else:
            self.cells = self.cells[1:] + [[" "] * self.columns]

    def sequence(self, text, final):
        if text[:1] == b"?":
            for mode in text[1:].split(b";"):
                (self.modes.add if final == b"h" else self.modes.discard)(int(mode or 0))
            return
        numbers = [int(number or 0) for number in text.split(b";") if number.isdigit() or not number]
        first = numbers[0] if numbers else 0
        second = numbers[1] if len(numbers) > 1 else 0
        column = min(self.column, self.columns - 1)
        if final == b"H":
            self.row = min(max(first, 1), self.rows) - 1
            self.column = min(max(second, 1), self.columns) - 1
        elif final == b"G":
            self.column = min(max(first, 1), self.columns) - 1
        elif final == b"A":
            self.row = max(self.row - max(first, 1), 0)
        elif final == b"B":
            self.row = min(self.row + max(first, 1), self.rows - 1)
        elif final == b"C":
            self.column = min(self.column + max(first, 1), self.columns - 1)
        elif final == b"D":
            self.column = max(self.column - max(first, 1), 0)
        elif final == b"K":
            start, end = ((column, self.columns), (0, column + 1), (0, self.columns))[first]
            self.cells[self.row][start:end] = [" "] * (end - start)
        elif final == b"J":
            for row in range(self.rows if first == 2 else self.rows - self.row):
                place = row if first == 2 else self.row + row
                start = 0 if first == 2 or row else column
                self.cells[place][start:] = [" "] * (self.columns - start)

    def lines(self):
        return ["".join(row).rstrip() for row in self.cells]

    def text(self):
        return "\n".join(self.lines())


def unfinished(data, place):
    """Whether the bytes end within a character or a sequence."""
    rest = data[place:place + 8]
    for least, length in CHARACTER_LENGTHS:
        if rest[0] >= least:
            return len(rest) < length
    return False


class Silence(Exception):
    """What was waited for never came."""


class Terminal:
    """A program that runs in a terminal of its own."""

    def __init__(self, command, folder, environment, columns=80, rows=24):
        self.screen = Screen(columns, rows)
        self.started = time.perf_counter()
        self.last_output = self.started
        self.status = None
        self.pid, self.file = pty.fork()
        if self.pid == 0:
            try:
                size = struct.pack("HHHH", rows, columns, 0, 0)
                fcntl.ioctl(0, termios.TIOCSWINSZ, size)
                os.chdir(folder)
                os.execve(command[0], command, environment)
            finally:
                os._exit(127)

    def press(self, keys):
        os.write(self.file, keys)
        return time.perf_counter()

    def read(self, seconds):
        """Whether anything came within the time."""
        if not select.select([self.file], [], [], seconds)[0]:
            return False
        try:
            data = os.read(self.file, 1 << 16)
        except OSError:
            return False
        self.last_output = time.perf_counter()
        self.screen.take(data)
        return bool(data)

    def wait(self, what, is_reached):
        """Waits for a state of the screen; gives the time at which it was there."""
        end = time.perf_counter() + PATIENCE
        while not is_reached(self.screen.text()):
            if not self.read(0.1) and (self.has_ended() or time.perf_counter() > end):
                raise Silence(f"in vain: {what}\n{self.screen.text()}")
        return self.last_output

    def settle(self, quiet):
        """Waits until nothing has come for so long; gives the time at which the last bytes came."""
        while self.read(quiet):
            pass
        return self.last_output

    def has_ended(self):
        if self.status is None:
            pid, status = os.waitpid(self.pid, os.WNOHANG)
            if pid:
                self.status = os.waitstatus_to_exitcode(status)
        return self.status is not None

    def kill(self):
        """Ends the program as nothing can prevent, and lets go of the terminal."""
        if not self.has_ended():
            os.kill(self.pid, signal.SIGKILL)
            _, status = os.waitpid(self.pid, 0)
            self.status = os.waitstatus_to_exitcode(status)
        os.close(self.file)

    def processor_seconds(self):
        """The processor time of all threads so far. Source: Linux, sched-stats.rst."""
        total, folder = 0, f"/proc/{self.pid}/task"
        for thread in os.listdir(folder):
            with open(f"{folder}/{thread}/schedstat", encoding="ascii") as file:
                total += int(file.read().split()[0])
        return total / 1e9


def environment(course, cache):
    """What a learner's shell gives to the program."""
    return {"PATH": os.environ["PATH"], "HOME": cache, "LESSONS_COURSE": course,
            "LESSONS_CACHE": cache, "TERM": "xterm-256color", "LANG": "C.UTF-8"}


if sys.platform != "linux":
    sys.exit("This reads /proc, and so needs Linux.")
