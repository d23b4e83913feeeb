"""A class that is graded in parts by docs/recipes/shards: made, interrupted, merged and compared."""
import contextlib
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
sys.path.append(os.path.join(ROOT, "Tests", "Benchmarks"))

from Classes import answers  # noqa: E402
from Classes.processes import differences, listing  # noqa: E402

LEARNERS, EXERCISES, PARTS = 400, 20, 8
# The part that is killed while it grades.
KILLED = 3
RECIPE = os.path.join(ROOT, "docs", "recipes", "shards", "shards.sh")
# Seconds after which nothing more is expected to happen.
PATIENCE = 300


def install(*packages, services=()):
    """Installs Debian's packages that this machine hasn't got, and leaves their services off."""
    missing = [name for name in packages
               if subprocess.run(["dpkg", "-s", name], stdout=subprocess.DEVNULL,
                                 stderr=subprocess.DEVNULL).returncode != 0]
    if not missing:
        return
    commands = [["apt-get", "install", "--yes", "--no-install-recommends", *missing]]
    # Where systemd runs, Debian starts a service when it installs it.
    if services and os.path.isdir("/run/systemd/system"):
        commands.append(["systemctl", "disable", "--now", *services])
    print("This machine hasn't got " + ", ".join(missing) + ".")
    for words in commands:
        words = words if os.geteuid() == 0 else ["sudo", *words]
        print("Runs: " + " ".join(words), flush=True)
        subprocess.run(words, check=True, stdout=subprocess.DEVNULL)


def program():
    """The program that LESSONS names, or a release build of this checkout."""
    if "LESSONS" in os.environ:
        return os.path.abspath(os.environ["LESSONS"])
    for product in ["lessons", "lessons-teach"]:
        subprocess.run(["swift", "build", "-c", "release", "--product", product], cwd=ROOT,
                       check=True, stdout=subprocess.DEVNULL)
    return os.path.join(ROOT, ".build", "release", "lessons")


def wait(purpose, until):
    """Waits until a function returns something, and returns it."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if found := until():
            return found
        time.sleep(0.001)
    sys.exit(f"Waited {PATIENCE} s in vain for {purpose}.")


class ClassInParts:
    """400 learners in a folder whose name has spaces, and the reports about them."""

    def __init__(self, folder):
        self.folder = folder
        self.submissions = os.path.join(folder, "the class", "spring & autumn")
        self.reports = os.path.join(folder, "the class", "reports of parts")
        self.whole = os.path.join(folder, "the class", "report of one process")
        exercises = answers.exercises("layout")[:EXERCISES]
        answers.write_class(self.submissions, LEARNERS, exercises)
        roster = os.path.join(folder, "the class", "roster.csv")
        # Two of them handed in nothing.
        names = [answers.learner_name(number) for number in range(LEARNERS + 2)]
        answers.write(roster, answers.roster(names))
        self.environment = dict(
            os.environ, TMPDIR=folder, LESSONS=program(), LESSONS_COURSE=answers.COURSE,
            EXERCISES=",".join(exercise.name for exercise in exercises), ROSTER=roster,
            EXPORT="canvas,markdown", LC_ALL="C.UTF-8")
        print(f"{LEARNERS + 2} learners, {LEARNERS * EXERCISES} answers, {PARTS} parts.")

    def run(self, *words, **options):
        return subprocess.run(words, env=self.environment, check=True, **options)

    def recipe(self):
        """The words that grade all parts."""
        return ["bash", RECIPE, self.submissions, self.reports, str(PARTS)]

    def kill(self):
        """Kills the program with `kill -9` while it grades a part and has stored some results."""
        part = os.path.join(self.reports, f"part-{KILLED}")
        journal, report = os.path.join(part, ".journal"), os.path.join(part, "results.json")
        wait(f"part {KILLED}", lambda: os.path.exists(journal) and os.path.getsize(journal) > 4096)
        for number in self.processes(b"\0--shard\0%d/%d\0" % (KILLED, PARTS)):
            os.kill(number, signal.SIGKILL)
        time.sleep(0.1)
        if os.path.exists(report):
            sys.exit(f"Part {KILLED} was graded before it could be killed. Run this again.")
        print(f"Killed part {KILLED} after {os.path.getsize(journal)} bytes of its journal.")

    def processes(self, words=b""):
        """The processes that were started for this class, with these bytes in their commands."""
        # Slurm's own processes don't take over TMPDIR, but they know its configuration.
        mark = os.fsencode(self.folder)
        return [number for number in map(int, filter(str.isdigit, os.listdir("/proc")))
                if number != os.getpid() and mark in told(number, "environ")
                and words in told(number, "cmdline")]

    def compare(self):
        """Compares the merged report with that of one process, byte by byte; returns a status."""
        one = self.environment
        self.run(one["LESSONS"], "grade", self.submissions, "--course", one["LESSONS_COURSE"],
                 "--exercises", one["EXERCISES"], "--roster", one["ROSTER"],
                 "--export", one["EXPORT"], "--out", self.whole, stdout=subprocess.DEVNULL)
        merged, whole = (listing(place) for place in (os.path.join(self.reports, "class"),
                                                      self.whole))
        different = differences(whole, merged)
        for path in different[:10]:
            print(f"{os.fsdecode(path)} differs.")
        print(f"{len(whole)} files and folders, {len(different)} of them differ.")
        return 1 if different or len(whole) < LEARNERS else 0

    def stop(self):
        """Ends every process that was started for this class."""
        for how in (signal.SIGTERM, signal.SIGKILL):
            for number in self.processes():
                with contextlib.suppress(ProcessLookupError):
                    os.kill(number, how)
            end = time.monotonic() + 5
            while self.processes() and time.monotonic() < end:
                time.sleep(0.05)
        with contextlib.suppress(ChildProcessError):
            while os.waitpid(-1, os.WNOHANG) != (0, 0):
                pass


def told(number, what):
    """What the system tells about a process; nothing about one that has ended."""
    try:
        with open(f"/proc/{number}/{what}", "rb") as file:
            return file.read()
    except OSError:
        return b""


def grade(how):
    """Makes a class, grades it in one way, and stops and removes everything, whatever happens."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    folder = tempfile.mkdtemp(prefix="class-in-parts-")
    # The authentication service wants every user to reach its socket.
    os.chmod(folder, 0o711)
    made = None
    try:
        made = ClassInParts(folder)
        how(made)
        status = made.compare()
    finally:
        if made:
            made.stop()
            print(f"{len(made.processes())} processes are left.")
        shutil.rmtree(folder, ignore_errors=True)
    sys.exit(status)
