"""Grades under unusual conditions: places, missing files, other processes."""
import fcntl
import os
import pty
import re
import select
import shutil
import struct
import subprocess
import termios
import threading
import time

from Classes import answers, reports
from Classes.processes import PROGRAM, differences, listing

LEARNERS = 6
PATIENCE = 60
COLUMNS = 40
MANY = 5_000
ESCAPE = "\x1b"


class Circumstances:
    """A class, and the results of grading it in all these ways."""

    def __init__(self, place):
        self.place, self.faults = place, []
        self.exercises = answers.exercises("layout")[:3]
        self.names = ",".join(exercise.name for exercise in self.exercises)
        self.words = ["--exercises", self.names]
        answers.write_class(place.submissions, LEARNERS, self.exercises)
        place.grade(*self.words)
        self.wanted = listing(place.report)
        self.rows = self.rows_of(place.report)

    def rows_of(self, report):
        return reports.rows(report, [answers.learner_name(number) for number in range(LEARNERS)])

    def run(self, words, folder=None, environment=None, command=None, **streams):
        """Runs the program; its status, its output and whether it was still running at the end of
        all patience."""
        streams = {"stdin": subprocess.DEVNULL, "stdout": subprocess.PIPE,
                   "stderr": subprocess.STDOUT, **streams}
        process = subprocess.Popen(
            command or [PROGRAM, "grade", *words], cwd=folder or self.place.folder,
            env={**self.place.environment(), **(environment or {})}, **streams)
        try:
            text = process.communicate(timeout=PATIENCE)[0] or b""
        except subprocess.TimeoutExpired:
            process.kill()
            return "no end", (process.communicate()[0] or b"").decode(errors="replace")
        return process.returncode, text.decode(errors="replace")

    def tell(self, name, outcome, statuses, is_right=True, words=""):
        """A row of the table; a fault if it has an unexpected value."""
        status, text = outcome
        told = " ".join(text.split())
        told = told if len(told) < 90 else "… " + told[-88:]
        print(f"| {name} | {status} | {told.replace('|', '/')} |", flush=True)
        if status not in statuses:
            self.faults.append(f"{name}: ended with {status}: {text[-300:]}")
        if not is_right:
            self.faults.append(f"{name}: {words}")
        self.faults += [f"{name}: left {process}" for process in self.place.left()]

    def again(self, report=None):
        """Whether a report is the one of undisturbed grading."""
        return listing(report or self.place.report) == self.wanted

    def fresh(self):
        shutil.rmtree(self.place.report, ignore_errors=True)


def places(here):
    """Submissions and reports in unusual places."""
    place, words = here.place, here.words
    for name, of, out, folder in [
            ("relative paths", "class", "report", place.folder),
            ("trailing slashes", "class//", "report/", place.folder),
            ("dots", "./class/../class/.", "./x/../report", place.folder),
            ("from within", ".", "../report", place.submissions)]:
        here.fresh()
        os.makedirs(os.path.join(place.folder, "x"), exist_ok=True)
        here.tell(name, here.run([of, "--out", out, *words], folder), [0], here.again(),
                 f"differs: {differences(here.wanted, listing(place.report))[:3]}")
    spaced = os.path.join(place.folder, "a class, of 'spaces'", "class")
    shutil.copytree(place.submissions, spaced)
    here.tell("spaces", here.run([spaced, "--out", spaced + " report", *words]), [0],
             here.rows_of(spaced + " report") == here.rows, "rows differ")
    inside = os.path.join(spaced, "report")
    for name in ("report inside the submissions", "the same once more"):
        here.tell(name, here.run([spaced, "--out", inside, *words]), [0, 2],
                 not os.path.exists(inside) or here.rows_of(inside) == here.rows
                 and len(reports.entries(inside)) == LEARNERS, "rows differ")
    shutil.rmtree(inside, ignore_errors=True)
    before = listing(spaced)
    outcome = here.run([spaced, "--out", spaced, *words])
    here.tell("report where the submissions are", outcome, [0, 2],
              listing(spaced).items() >= before.items(), "changed a submission")
    link = os.path.join(place.folder, "link")
    os.symlink(place.submissions, link)
    here.tell("submissions by a link", here.run([link, "--out", "linked", *words]), [0, 2])
    occupied = os.path.join(place.folder, "occupied")
    answers.write(occupied, "mine")
    outcome = here.run([place.submissions, "--out", occupied, *words])
    here.tell("a file where the report goes", outcome, [2, 4], answers.read(occupied) == "mine",
              "overwrote it")
    here.tell("no such folder", here.run(["nothing-here", "--out", "none", *words]), [2],
             not os.path.exists(os.path.join(place.folder, "none")), "made a report")
    here.tell("a file for submissions", here.run([occupied, "--out", "none", *words]), [2])
    archive = os.path.join(place.folder, "class.zip")
    with open(archive, "wb") as file:
        file.write(b"PK\3\4")
    status, text = here.run([archive, "--out", "none", *words])
    here.tell("an archive", (status, text), [2], "unzip" in text, "doesn't say how to unpack it")
    for name, folder in [("/", "/"), ("the checkout", answers.ROOT), ("/proc", "/proc"),
                         ("/dev", "/dev")]:
        here.tell(f"submissions in {name}", here.run([folder, "--out", "whole", *words]), [0, 2])
        shutil.rmtree(os.path.join(place.folder, "whole"), ignore_errors=True)
    for out in ("/proc/report", "/dev/null", "/dev/null/report", "/sys/report"):
        here.tell(f"report in {out}", here.run([place.submissions, "--out", out, *words]), [2, 4])


def sizes(here):
    """Very small classes and very large ones."""
    place = here.place
    one = os.path.join(place.folder, "one")
    answers.write_class(one, 1, here.exercises)
    here.tell("a class of one", here.run([one, "--out", "r1", *here.words]), [0])
    key = answers.learner_name(0)
    here.tell("one learner's folder", here.run(
        [os.path.join(one, key), "--learner", key, "--out", "r2", *here.words]), [0])
    alone, among = (reports.rows(os.path.join(place.folder, name), [key]) for name in ("r1", "r2"))
    if alone[key][0].replace(key + "/", "") != among[key][0].replace(key + "/", ""):
        here.faults.append(f"one learner's folder: {among[key][0]} was {alone[key][0]}")
    empty = os.path.join(place.folder, "empty")
    os.makedirs(empty)
    here.tell("nobody", here.run([empty, "--out", "r3", *here.words]), [0, 2])
    for number in range(MANY):
        os.makedirs(os.path.join(empty, f"learner-{number:05}"))
    here.tell(f"{MANY} empty folders", here.run([empty, "--out", "r4", *here.words]), [0])
    names = [answers.learner_name(number) for number in range(2 * MANY)]
    answers.write(os.path.join(place.folder, "many.csv"), answers.roster(names))
    here.tell(f"a roster of {2 * MANY}",
             here.run([place.submissions, "--roster", "many.csv", "--out", "r5", *here.words]), [0])
    answers.write(os.path.join(place.folder, "nobody.csv"), "id,name\n")
    here.tell("a roster of nobody", here.run(
        [place.submissions, "--roster", "nobody.csv", "--out", "r6", *here.words]), [0, 2])
    answers.write(os.path.join(place.folder, "void.csv"), "")
    here.tell("an empty roster", here.run(
        [place.submissions, "--roster", "void.csv", "--out", "r7", *here.words]), [2])
    here.tell("a roster of zeros", here.run(
        [place.submissions, "--roster", "/dev/zero", "--out", "r7", *here.words]), [2])


def words(here):
    """Arguments that name nothing."""
    place = here.place
    for name, wrong in [
            ("an unknown exercise", ["--exercises", "no-such-thing"]),
            ("no exercises", ["--exercises", ""]), ("commas", ["--exercises", ",,"]),
            ("no workers", ["--jobs", "0"]), ("fewer", ["--jobs", "-1"]),
            ("words for workers", ["--jobs", "two"]), ("no such shard", ["--shard", "3/2"]),
            ("shard of none", ["--shard", "0/0"]), ("no such export", ["--export", "paper"]),
            ("no such policy", ["--policy", "nothing.json"]),
            ("no such roster", ["--roster", "nothing.csv"])]:
        out = os.path.join(place.folder, "named")
        outcome = here.run([place.submissions, "--out", out, *wrong])
        here.tell(name, outcome, [2])
        shutil.rmtree(out, ignore_errors=True)
    for name, odd in [("an exercise twice", ["--exercises", f"{here.names},{here.names}"]),
                      ("a thousand workers", [*here.words, "--jobs", "1000"])]:
        here.fresh()
        here.tell(name, here.run([place.submissions, "--out", place.report, *odd]), [0, 2],
                 here.again() or name == "a thousand workers" and not os.path.exists(place.report),
                 "differs")


def streams(here):
    """Terminals and pipes."""
    place = here.place
    command = [place.submissions, "--out", place.report, *here.words]
    quoted = " ".join(f"'{word}'" for word in [PROGRAM, "grade", *command])
    for name, line in [("nothing to read from and nowhere to write", f"{quoted} <&- >&- 2>&-"),
                       ("nowhere to write", f"{quoted} >&-"),
                       ("a full device", f"{quoted} >/dev/full 2>&1"),
                       ("a pipe closed early", f"{quoted} 2>&1 | true; exit ${{PIPESTATUS[0]}}"),
                       ("few open files", f"ulimit -n 24; {quoted}"),
                       ("no home and no settings",
                        f"env -i LESSONS_COURSE=$LESSONS_COURSE {quoted}")]:
        here.fresh()
        outcome = here.run([], command=["bash", "-c", line])
        may_end = [0, 2, 4] if name in ("a full device", "nowhere to write") else [0]
        here.tell(name, outcome, may_end, here.again(), "the report differs")
    for name, setting in [("a terminal", {}), ("a dumb terminal", {"TERM": "dumb"}),
                          ("no colour", {"NO_COLOR": "1"})]:
        here.fresh()
        status, text = on_terminal(here, command, setting)
        shown = re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", text)
        longest = max(len(part) for part in re.split(r"[\r\n]+", shown))
        here.tell(f"{name}, {COLUMNS} columns", (status, shown), [0], here.again(),
                  "the report differs")
        if longest > COLUMNS:
            here.faults.append(f"{name}: a line of {longest}: {text!r}")
        if name == "a dumb terminal" and ESCAPE in text:
            here.faults.append(f"{name}: steers: {text!r}")
        if name == "no colour" and re.search(r"\x1b\[[0-9;]*m", text):
            here.faults.append(f"{name}: colours: {text!r}")
    here.fresh()
    status, text = here.run(command)
    if ESCAPE in text or "\r" in text:
        here.faults.append(f"no terminal: steers: {text!r}")


def on_terminal(here, words, setting):
    """Runs on a narrow terminal of its own."""
    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 24, COLUMNS, 0, 0))
    environment = {**here.place.environment(), "TERM": "xterm-256color", **setting}
    process = subprocess.Popen([PROGRAM, "grade", *words], cwd=here.place.folder, env=environment,
                               stdin=theirs, stdout=theirs, stderr=theirs)
    os.close(theirs)
    told, end = b"", time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if select.select([ours], [], [], 0.2)[0]:
            try:
                piece = os.read(ours, 1 << 16)
            except OSError:
                break
            if not piece:
                break
            told += piece
        elif process.poll() is not None:
            break
    os.close(ours)
    return process.wait(), told.decode(errors="replace")


def company(here):
    """Other processes that use the same files."""
    place = here.place
    command = [place.submissions, "--out", place.report, *here.words]
    here.fresh()
    both = [subprocess.Popen(
        [PROGRAM, "grade", *command], cwd=place.folder, env=place.environment(),
        stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        for _ in range(3)]
    ended = [(process.communicate()[0].decode(errors="replace"), process.returncode)
             for process in both]
    for number, (text, status) in enumerate(ended):
        here.tell(f"three at once, {number + 1}", (status, text), [0, 2, 4])
    here.tell("and then one alone", here.run(command), [0], here.again(), "the report differs")
    if 0 not in [status for _, status in ended]:
        here.faults.append("three at once: none of them graded the class")
    written = os.path.join(place.folder, "written", "class")
    is_over = threading.Event()

    def write():
        number = 0
        while not is_over.is_set():
            shutil.rmtree(os.path.join(written, answers.learner_name(number % 40)),
                          ignore_errors=True)
            answers.write_class(written, 40, here.exercises, salt=number % 100)
            number += 1
    os.makedirs(written)
    writer = threading.Thread(target=write)
    writer.start()
    outcomes = [here.run([written, "--out", written + "-report", *here.words]) for _ in range(3)]
    is_over.set()
    writer.join()
    here.tell("a folder that is being written to", outcomes[-1], [0],
             {status for status, _ in outcomes} == {0}, f"{outcomes}")
    here.run([written, "--out", written + "-report", *here.words])
    here.run([written, "--out", written + "-again", *here.words])
    different = differences(listing(written + "-report"), listing(written + "-again"))
    here.tell("and once more when it is quiet", (0, ""), [0], not different,
             f"differs from a new report: {different[:4]}")


def journal(here):
    """The report's folder contains other files of an earlier run."""
    place = here.place
    command = [place.submissions, "--out", place.report, *here.words]

    def again(name, may_refuse=False):
        outcome = here.run(command)
        here.tell(name, outcome, [0, 2] if may_refuse else [0], here.again() or outcome[0] == 2,
                  f"differs: {differences(here.wanted, listing(place.report))[:4]}")
    path = os.path.join(place.report, ".journal")
    here.fresh()
    here.run(command)
    if not os.path.isfile(path):
        here.faults.append("there is no journal")
        return
    with open(path, "rb") as file:
        whole = file.read()
    damages = [("cut in the middle", whole[:len(whole) // 2]), ("cut by a byte", whole[:-1]),
               ("emptied", b""), ("zeros at its end", whole + b"\0" * 4096),
               ("other bytes", b"\xff" * len(whole)),
               ("one changed byte", whole[:len(whole) // 2] + b"~" + whole[len(whole) // 2 + 1:]),
               ("told twice", whole + whole), ("lines in another order",
                                                b"".join(reversed(whole.splitlines(True))))]
    for name, data in damages:
        with open(path, "wb") as file:
            file.write(data)
        # A folder with a damaged journal could be somebody else's.
        again(f"a journal {name}", may_refuse=not data.startswith(whole[:8]))
    os.remove(path)
    again("a journal taken away", may_refuse=True)
    here.fresh()
    here.run(command)
    os.remove(path)
    os.makedirs(os.path.join(path, "inside"))
    here.tell("a folder for a journal", here.run(command), [0, 2, 4])
    here.fresh()
    here.run([place.submissions, "--out", place.report, "--exercises", here.exercises[0].name])
    again("a report of other exercises before")
    changed = os.path.join(place.submissions, answers.learner_name(0), here.exercises[0].file_name)
    kept = answers.read(changed)
    facts = os.stat(changed)
    answers.write(changed, kept.replace("4000", "4001"))
    os.utime(changed, ns=(facts.st_atime_ns, facts.st_mtime_ns))
    here.run(command)
    is_seen = not here.again()
    answers.write(changed, kept)
    os.utime(changed, ns=(facts.st_atime_ns, facts.st_mtime_ns))
    here.tell("an answer changed after it was graded", (0, ""), [0], is_seen, "isn't noticed")
    again("and changed back")
    extra = os.path.join(place.submissions, "learner-00099")
    os.makedirs(extra)
    here.run(command)
    os.rmdir(extra)
    again("a learner who was there before")
    outside = os.path.join(place.folder, "precious")
    answers.write(outside, "precious")
    for name in (".journal", "index.html", "results.csv"):
        here.fresh()
        os.makedirs(place.report)
        os.symlink(outside, os.path.join(place.report, name))
        here.tell(f"a link for {name}", here.run(command), [0, 2, 4],
                 answers.read(outside) == "precious", "was written through")
    here.fresh()
    os.makedirs(place.report)
    os.makedirs(os.path.join(place.folder, "elsewhere"))
    os.symlink(os.path.join(place.folder, "elsewhere"), os.path.join(place.report, "learners"))
    here.tell("a link for learners", here.run(command), [0, 2, 4])
    here.fresh()


def room(here):
    """Little space on the disk; runs as root, because it mounts a file system."""
    place = here.place
    small = os.path.join(place.folder, "small")
    os.makedirs(small)
    command = [place.submissions, "--out", place.report, *here.words]
    line = " ".join(f"'{word}'" for word in [PROGRAM, "grade", *command])
    here.fresh()
    outcome = here.run([], command=["bash", "-c", f"ulimit -f 8; {line}"])
    here.tell("files of at most 8 KiB", outcome, [2, 4])
    here.tell("and then without a limit", here.run(command), [0], here.again(), "differs")
    is_mounted = os.geteuid() == 0 and subprocess.run(
        ["mount", "-t", "tmpfs", "-o", "size=16k", "tmpfs", small], check=False,
        stderr=subprocess.DEVNULL).returncode == 0
    if not is_mounted:
        print("| a full disk | | left out: no file system can be mounted here |")
        return
    try:
        out = os.path.join(small, "report")
        here.tell("a full disk", here.run([place.submissions, "--out", out, *here.words]), [2, 4])
        subprocess.run(["mount", "-o", "remount,size=64m", small], check=True)
        outcome = here.run([place.submissions, "--out", out, *here.words])
        here.tell("and then room again", outcome, [0], here.again(out),
                  f"differs: {differences(here.wanted, listing(out))[:4]}")
        subprocess.run(["mount", "-o", "remount,ro", small], check=True)
        here.tell("a disk that can't be written", here.run(
            [place.submissions, "--out", os.path.join(small, "other"), *here.words]), [2, 4])
    finally:
        subprocess.run(["umount", small], check=False)


def run(place, is_quick):
    """Prints a table; returns the faults."""
    here = Circumstances(place)
    print("\nStrange circumstances.\n\n"
          "| circumstance | exit | its last words |\n| --- | ---: | --- |")
    parts = [words, streams, journal] if is_quick else \
        [words, streams, journal, company, places, sizes, room]
    for part in parts:
        part(here)
    return here.faults
