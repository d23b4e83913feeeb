"""Grades classes with damaged work among ordinary work: it may cost its own row alone."""
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
    """Grades, and says what went amiss besides and how the ordinary learners' rows read."""
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
    print("| work | reason | wall s | rows of others that differ |\n| --- | --- | ---: | ---: |")
    every = corrupt.kinds()
    plans = [] if is_quick else [(corrupt.name_of(kind), [kind], []) for kind in every]
    plans += [("all of them", every, []), ("strange names", [], corrupt.STRANGE_NAMES)]
    for name, kinds, names in plans:
        class_with(place, exercises, kinds, names)
        amiss, rows, run = graded(place, words)
        different = [key for key in wanted if rows.get(key) != wanted[key]]
        told = reports.entries(place.report) if run.status == 0 else {}
        amiss += [f"the row of {key} differs" for key in different]
        for kind in kinds:
            entry = told.get(corrupt.name_of(kind))
            if entry is None:
                amiss.append(f"{corrupt.name_of(kind)} has no row")
            elif not reports.reasons(entry) and kind not in corrupt.MAY_BE_GRADED:
                amiss.append(f"{corrupt.name_of(kind)} has no reason")
        if len(told) != LEARNERS + len(kinds) + len(names):
            amiss.append(f"{len(told)} rows for {LEARNERS + len(kinds) + len(names)} learners")
        reason = "; ".join(reports.reasons(told.get(name))[:2]) if len(kinds) == 1 else \
            f"{len(told) - LEARNERS} rows"
        print(f"| {name} | {' '.join(reason.split())} | {run.wall:.2f} | {len(different)} |",
              flush=True)
        faults += [f"{name}: {words}" for words in amiss]
    return faults


def rosters(place, words):
    """A roster that names some twice and some in every harmful way, and folders it doesn't know."""
    exercises = answers.exercises("layout")[:EXERCISES]
    names = [answers.learner_name(number) for number in range(LEARNERS)]
    clean = os.path.join(place.folder, "roster.csv")
    answers.write(clean, answers.roster(names))
    class_with(place, exercises)
    faults, wanted, _ = graded(place, words + ["--roster", clean])
    harmful = os.path.join(place.folder, "harmful.csv")
    named = [f"h{number},{row.split(',', 1)[1]},h{number}@example.org"
             for number, row in enumerate(corrupt.HOSTILE_ROWS)]
    doubled = ["twice,First,first@example.org", "twice,Second,second@example.org",
               "folders,Two Folders,two@example.org"]
    # The hostile words once as names and once as ids, without an e-mail address.
    more = "\n".join(doubled + named + corrupt.HOSTILE_ROWS)
    answers.write(harmful, answers.roster(names) + more + "\n")
    class_with(place, exercises, names=[
        "twice", "folders", "two@example.org", "unknown", "h0", "h3", "h6"])
    amiss, rows, run = graded(place, words + ["--roster", harmful])
    different = [key for key in wanted if rows.get(key) != wanted[key]]
    amiss += [f"the row of {key} differs" for key in different]
    told = reports.entries(place.report) if run.status == 0 else {}
    print(f"| a roster of harmful names | {len(told)} rows | {run.wall:.2f} | {len(different)} |")
    for key in ("twice", "folders", "unknown"):
        found = [entry for name, entry in told.items() if name == key]
        if not found or not reports.reasons(found[0]):
            amiss.append(f"{key} has {'no reason' if found else 'no row'}")
        elif found:
            print(f"| {key} | {'; '.join(reports.reasons(found[0])[:2])} | | |")
    return faults + [f"a roster of harmful names: {words}" for words in amiss]


def run(place, is_quick):
    """Prints a table; returns what went amiss."""
    exercises = answers.exercises("layout")[:EXERCISES]
    words = ["--exercises", ",".join(exercise.name for exercise in exercises)]
    user = "root, for whom every file is readable: a device instead of unreadable files" \
        if os.geteuid() == 0 else "an ordinary user, who can't make a device"
    print(f"\nDamaged work in a class of {LEARNERS}, made by {user}.\n")
    return folders(place, words, is_quick) + rosters(place, words)
