"""Runs the release program, measures it, and searches for leftover files and processes."""
import hashlib
import os
import signal
import stat
import subprocess
import sys
import time

from Classes.answers import COURSE, ROOT

PROGRAM = os.path.join(ROOT, ".build", "release", "lessons")
# Built modules stay for the next run; answers are new in each.
CACHE = os.path.join(ROOT, ".build", "release", "answers")


class Figures:
    """The cost of a process and its children: seconds, and the largest MiB of any of them."""

    def __init__(self, wall, processor, peak, status, output=""):
        self.wall, self.processor, self.peak = wall, processor, peak
        self.status, self.output = status, output


class Place:
    """A folder for one benchmark: submissions, reports and temporary files."""

    def __init__(self, folder, course=COURSE):
        self.folder, self.course = os.path.realpath(folder), course
        self.submissions = os.path.join(self.folder, "class")
        self.report = os.path.join(self.folder, "report")
        self.cache = CACHE
        self.temporary = os.path.join(self.folder, "temporary")
        os.makedirs(self.temporary, exist_ok=True)

    def environment(self):
        return dict(os.environ, LESSONS_COURSE=self.course, LESSONS_CACHE=self.cache,
                    TMPDIR=self.temporary, LC_ALL="C.UTF-8")

    def command(self, *words, submissions=None, report=None):
        return [PROGRAM, "grade", submissions or self.submissions, "--out",
                report or self.report, *words]

    def start(self, *words, **places):
        """Starts grading without its output."""
        return subprocess.Popen(
            self.command(*words, **places), cwd=self.folder, env=self.environment(),
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def grade(self, *words, expected=(0,), **places):
        """Grades to the end."""
        output = os.path.join(self.folder, "output")
        with open(output, "wb") as file:
            start = time.perf_counter()
            process = subprocess.Popen(
                self.command(*words, **places), cwd=self.folder, env=self.environment(),
                stdin=subprocess.DEVNULL, stdout=file, stderr=subprocess.STDOUT)
            _, ended, usage = os.wait4(process.pid, 0)
            wall = time.perf_counter() - start
        process.returncode = status = os.waitstatus_to_exitcode(ended)
        with open(output, encoding="utf-8", errors="replace") as file:
            text = file.read()
        if expected is not None and status not in expected:
            sys.exit(f"{' '.join(process.args)} ended with {status}:\n{text[-2000:]}")
        scale = 1 if sys.platform == "darwin" else 1024
        return Figures(wall, usage.ru_utime + usage.ru_stime, usage.ru_maxrss * scale / 2**20,
                       status, text)

    def left(self):
        """Processes in this folder, or started for it, that still run after a moment."""
        for _ in range(20):
            found = self.at_work()
            if not found:
                return []
            time.sleep(0.1)
        return found

    def at_work(self):
        marks = [os.fsencode(os.path.join(folder, "")) for folder in (self.folder, self.cache)]
        found = []
        for name in filter(str.isdigit, os.listdir("/proc")):
            if int(name) == os.getpid():
                continue
            try:
                where = os.fsencode(os.readlink(f"/proc/{name}/cwd"))
                with open(f"/proc/{name}/cmdline", "rb") as file:
                    words = file.read()
                with open(f"/proc/{name}/stat", "rb") as file:
                    is_dead = file.read().rsplit(b")", 1)[1].split()[0] == b"Z"
            except OSError:
                continue
            if not is_dead and any(where.startswith(mark) or mark in words for mark in marks):
                found.append(f"{name} {words[:60]}")
        return found

    def litter(self):
        """Files in the temporary folders of a run."""
        work = os.path.join(self.cache, "work")
        return [path for folder in (self.temporary, work) if os.path.isdir(folder)
                for path in listing(folder)]


def interrupt(process, after, how=signal.SIGKILL):
    """Kills a process after so many seconds; returns whether it was still running."""
    try:
        process.wait(after)
        return False
    except subprocess.TimeoutExpired:
        process.send_signal(how)
        process.wait()
        return process.returncode != 0


def listing(folder, but=()):
    """Everything below a folder: its kind, its permissions and a hash of its contents.

    Large files are told by their size: they are sparse.
    """
    found, left_out = {}, {os.fsencode(path) for path in but}
    top = os.fsencode(folder)
    for place, folders, names in os.walk(top):
        folders[:] = [name for name in folders if os.path.join(place, name) not in left_out]
        for name in folders + names:
            path = os.path.join(place, name)
            facts = os.lstat(path)
            told = f"{stat.filemode(facts.st_mode)} {facts.st_nlink}"
            if stat.S_ISLNK(facts.st_mode):
                told += f" {os.readlink(path)}"
            elif stat.S_ISREG(facts.st_mode) and facts.st_size < 1 << 28:
                with open(path, "rb") as file:
                    told += " " + hashlib.sha256(file.read()).hexdigest()
            elif stat.S_ISREG(facts.st_mode):
                told += f" {facts.st_size} bytes"
            if stat.S_ISDIR(facts.st_mode):
                told = stat.filemode(facts.st_mode)
            found[os.path.relpath(path, top)] = told
    return found


def differences(before, after):
    """The paths at which two listings aren't the same."""
    return sorted(path for path in {**before, **after} if before.get(path) != after.get(path))
