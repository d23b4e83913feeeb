"""Kills grading at seeded moments and repeats the same command, until the class is graded."""
import os
import random
import shutil
import signal
import time

from Classes import answers
from Classes.processes import differences, interrupt, listing

SEED = 2026
LEARNERS, EXERCISES = 60, 20
SWIFT_LEARNERS, SWIFT_EXERCISES = 12, 2
# The most kills before the command may finish.
MOST_IN_A_ROW = 3
JOBS = ["1", "2", "8"]


class Tally:
    """The results of some rounds: kills of a running process, and faults."""

    def __init__(self, name):
        self.name, self.rounds, self.hits, self.early = name, 0, 0, 0
        self.different, self.left, self.litter, self.changed = [], [], [], []

    def row(self):
        return f"| {self.name} | {self.hits} | {self.rounds} | {len(self.different)} " \
            f"| {len(self.left)} | {len(self.litter)} | {len(self.changed)} |"

    def faults(self):
        kinds = {"report differs": self.different, "left process": self.left,
                 "left file": self.litter, "changed": self.changed}
        return [f"{self.name}: {kind} {what}" for kind, found in kinds.items() for what in found]


def fill(place, has_swift):
    """A class of equations, and of Swift if asked for."""
    shutil.rmtree(place.submissions, ignore_errors=True)
    equations = answers.exercises("layout")[:EXERCISES // (4 if has_swift else 1)]
    count = SWIFT_LEARNERS if has_swift else LEARNERS
    answers.write_class(place.submissions, count, equations)
    swift = []
    if has_swift:
        names = {exercise.name for exercise in equations}
        swift = [exercise for exercise in answers.exercises("swift")
                 if exercise.name not in names][:SWIFT_EXERCISES]
        # A new salt, because results of answers in Swift are stored.
        answers.write_class(place.submissions, count, swift, salt=time.time() % 100)
    return ["--exercises", ",".join(exercise.name for exercise in equations + swift)]


def forget_results(place):
    """Removes the results of answers in Swift, and leaves the modules."""
    shutil.rmtree(os.path.join(place.cache, "results"), ignore_errors=True)


def rounds(place, name, wanted_hits, how, has_swift):
    """Kills until so many kills have hit a running process; each round is graded to its end."""
    chosen, tally = random.Random(f"{SEED} {name}"), Tally(name)
    words = fill(place, has_swift)
    place.grade(*words, expected=None)  # builds the modules, and warms the file cache
    shutil.rmtree(place.report, ignore_errors=True)
    forget_results(place)
    wall = place.grade(*words).wall
    wanted, handed_in = listing(place.report), listing(place.submissions)
    while tally.hits < wanted_hits:
        shutil.rmtree(place.report, ignore_errors=True)
        forget_results(place)
        tally.rounds += 1
        for _ in range(chosen.randint(1, min(MOST_IN_A_ROW, wanted_hits - tally.hits))):
            process = place.start(*words, "--jobs", chosen.choice(JOBS))
            tally.hits += interrupt(process, chosen.uniform(0, wall), how)
            tally.left += place.left()
        place.grade(*words)
        after = listing(place.report)
        if after != wanted:
            tally.different.append(f"round {tally.rounds}: {differences(wanted, after)[:5]}")
        tally.left += place.left()
        tally.litter += [f"round {tally.rounds}: {path}" for path in place.litter()]
        tally.changed += differences(handed_in, listing(place.submissions))
        if tally.rounds > 4 * wanted_hits:
            tally.different.append("too few kills met a process at work")
            break
    return tally


def run(place, is_quick):
    """Prints a table; returns the faults."""
    print("\nKilled at seeded moments, up to three times in a row, with 1, 2 or 8 workers; then the "
          "same command ran to its end. The whole report folder is compared with an undisturbed "
          "run's.\n")
    print("| how | kills that met it | classes | reports that differ | processes left | files left "
          "| submissions changed |\n| --- | ---: | ---: | ---: | ---: | ---: | ---: |")
    plans = [("kill -9, equations", 50, 4, signal.SIGKILL, False),
             ("kill -9, Swift among them", 20, 2, signal.SIGKILL, True),
             ("Ctrl-C, equations", 10, 2, signal.SIGINT, False),
             ("Ctrl-C, Swift among them", 10, 2, signal.SIGINT, True),
             ("terminated, Swift among them", 5, 1, signal.SIGTERM, True)]
    faults = []
    for name, whole, quick, how, has_swift in plans:
        tally = rounds(place, name, quick if is_quick else whole, how, has_swift)
        print(tally.row(), flush=True)
        faults += tally.faults()
    return faults
