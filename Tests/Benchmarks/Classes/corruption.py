"""Grades classes with damaged answers among ordinary ones: each may change only its own row."""
import csv
import os
import shutil

from Classes import answers, corrupt, reports
from Classes.processes import differences, listing

LEARNERS, EXERCISES = 12, 4


def class_with(place, exercises, kinds=(), names=()):
    """A new class of ordinary learners, and one for each kind and name."""
    for folder in (place.submissions, os.path.join(place.folder, corrupt.OUTSIDE), place.report):
        shutil.rmtree(folder, ignore_errors=True)
    answers.write_class(place.submissions, LEARNERS, exercises)
    ground = corrupt.Ground(place.submissions, exercises)
    for kind in kinds:
        kind(ground, corrupt.name_of(kind))
    for name in names:
        ground.learner(name)


def graded(place, words):
    """Grades, and returns other faults and the ordinary learners' rows."""
    own = (place.report, place.cache, os.path.join(place.folder, "output"))
    before = listing(place.folder, but=own)
    run = place.grade(*words, expected=None)
    after = listing(place.folder, but=own)
    own_names = {os.fsencode(os.path.relpath(path, place.folder)) for path in own}
    faults = [f"changed {path}" for path in differences(before, after) if path not in own_names]
    if run.status != 0:
        return faults + [f"ended with {run.status}: {run.output[-300:]}"], {}, run
    faults += place.left() + reports.faults(place.report)
    keys = [answers.learner_name(number) for number in range(LEARNERS)]
    return faults, reports.rows(place.report, keys), run


def folders(place, words, is_quick):
    """Each kind by itself, all kinds together, and strange names."""
    exercises = answers.exercises("layout")[:EXERCISES]
    class_with(place, exercises)
    faults, wanted, _ = graded(place, words)
    print("| answer | reason | wall s | rows of others that differ |\n| --- | --- | ---: | ---: |")
    every = corrupt.kinds()
    plans = [] if is_quick else [(corrupt.name_of(kind), [kind], []) for kind in every]
    plans += [("all of them", every, []),
              ("strange names", [], corrupt.STRANGE_NAMES + corrupt.HIDDEN_NAMES)]
    for name, kinds, names in plans:
        class_with(place, exercises, kinds, names)
        amiss, rows, run = graded(place, words)
        different = [key for key in wanted if rows.get(key) != wanted[key]]
        told = reports.entries(place.report) if run.status == 0 else {}
        if different:
            amiss.append(f"{len(different)} rows differ: {different[0]}, "
                         f"{rows.get(different[0])} was {wanted[different[0]]}")
        for kind in kinds:
            entry = told.get(corrupt.name_of(kind))
            if entry is None:
                amiss.append(f"{corrupt.name_of(kind)} has no row")
            elif not reports.reasons(entry) and kind not in corrupt.MAY_BE_GRADED:
                amiss.append(f"{corrupt.name_of(kind)} has no reason")
        learners = LEARNERS + len(kinds) + (len(corrupt.STRANGE_NAMES) if names else 0)
        if run.status == 0 and len(told) != learners:
            amiss.append(f"{len(told)} rows for {learners} learners")
        reason = "; ".join(reports.reasons(told.get(name))[:2]) if len(kinds) == 1 else \
            f"{len(told) - LEARNERS} rows"
        print(f"| {name} | {' '.join(reason.split())} | {run.wall:.2f} | {len(different)} |",
              flush=True)
        faults += [f"{name}: {words}" for words in amiss]
    return faults


def rosters(place, words):
    """A roster with doubled and harmful names, and folders that it doesn't know."""
    exercises = answers.exercises("layout")[:EXERCISES]
    names = [answers.learner_name(number) for number in range(LEARNERS)]
    clean = os.path.join(place.folder, "roster.csv")
    answers.write(clean, answers.roster(names))
    class_with(place, exercises)
    faults, wanted, _ = graded(place, words + ["--roster", clean])
    harmful = os.path.join(place.folder, "harmful.csv")
    doubled = [("twice", "First", "first@example.org"), ("twice", "Second", "second@example.org"),
               ("folders", "Two Folders", "two@example.org")]
    named = [(f"h{number}", name, f"h{number}@example.org")
             for number, (_, name) in enumerate(corrupt.HOSTILE_ROWS)]
    called = [(word, name, "") for word, name in corrupt.HOSTILE_ROWS]
    with open(harmful, "w", encoding="utf-8", newline="") as file:
        file.write(answers.roster(names))
        csv.writer(file).writerows(doubled + named + called)
        file.write("surplus,Empty Cells,surplus@example.org,, ,\n")
    class_with(place, exercises, names=[
        "twice", "folders", "two@example.org", "unknown", "h0", "h3", "h6"])
    amiss, rows, run = graded(place, words + ["--roster", harmful])
    different = [key for key in wanted if rows.get(key) != wanted[key]]
    if different:
        amiss.append(f"{len(different)} rows differ: {different[0]}, "
                     f"{rows.get(different[0])} was {wanted[different[0]]}")
    told = reports.entries(place.report) if run.status == 0 else {}
    print(f"| a roster of harmful names | {len(told)} rows | {run.wall:.2f} | {len(different)} |")
    for key in ("twice", "folders", "unknown"):
        found = [entry for name, entry in told.items() if name == key]
        if not found or not reports.reasons(found[0]):
            amiss.append(f"{key} has {'no reason' if found else 'no row'}")
        elif found:
            print(f"| {key} | {'; '.join(reports.reasons(found[0])[:2])} | | |")
    return faults + [f"a roster of harmful names: {words}" for words in amiss] \
        + shifted_roster(place, words, names)


def shifted_roster(place, words, names):
    """A name with a comma and without quotes: nothing is graded with a misread roster."""
    shifted = os.path.join(place.folder, "shifted.csv")
    answers.write(shifted, answers.roster(names) + "li,Li, Ana,li@example.org\n")
    shutil.rmtree(place.report, ignore_errors=True)
    run = place.grade(*words, "--roster", shifted, expected=None)
    told = " ".join(run.output.split())
    print(f"| a roster with a cell too many | {told} | {run.wall:.2f} | |")
    if run.status == 2 and f"shifted.csv:{len(names) + 2}:12: error:" in told:
        return []
    return [f"a roster with a cell too many: ended with {run.status}: {told}"]


def run(place, is_quick):
    """Prints a table; returns the faults."""
    exercises = answers.exercises("layout")[:EXERCISES]
    words = ["--exercises", ",".join(exercise.name for exercise in exercises)]
    user = "root, for whom every file is readable: a device instead of unreadable files" \
        if os.geteuid() == 0 else "an ordinary user, who can't make a device"
    print(f"\nDamaged answers in a class of {LEARNERS}, made by {user}.\n")
    return folders(place, words, is_quick) + rosters(place, words)
