"""Grades with rosters, policies, grading sheets and progress files that were damaged at random."""
import os
import random
import shutil

from Classes import answers, reports

SEED = 8
LEARNERS = 3
SPECIAL = [b"\0", b"\xff", b'"', b",", b"\r", b"\n", b";", b"\xef\xbb\xbf", b"\xff\xfe", b"{", b"[",
           b"-1", b"1e999", b"\xe2\x80\xae", b"=", b"\x1b[2J", b'""', b"9" * 40]
WORKSHEET = """Identifier,Full name,Email address,Status,Grade,Maximum grade,\
Grade can be changed,Last modified (submission),Last modified (grade),Feedback comments
Participant 1,"Learner, One",learner-00000@example.org,Submitted,,100.00,Yes,-,-,
Participant 2,Learner Two,learner-00001@example.org,Submitted,,100.00,Yes,-,-,
"""
POLICY = """{
  "formatVersion": 1,
  "points": 2,
  "exercises": {"EXERCISE": 5},
  "lessonWeights": {"LESSON": 2},
  "hintCost": 0.1,
  "partial": "cases",
  "missing": "zero",
  "telling": "kind",
  "hiddenCases": 4
}
"""
PROGRESS = """{"version": 1, "exercises": {"EXERCISE": {"hints": 2}}}
"""


def damaged(text, chosen):
    """The text with a few bytes changed, removed, repeated or inserted."""
    data = bytearray(text.encode())
    for _ in range(chosen.randint(1, 6)):
        place = chosen.randrange(len(data) + 1)
        end = min(len(data), place + chosen.choice([1, 1, 4, 40]))
        kind = chosen.randrange(5)
        if kind == 0 and place < len(data):
            data[place] = chosen.randrange(256)
        elif kind == 1:
            del data[place:end]
        elif kind == 2:
            data[place:place] = data[place:end]
        elif kind == 3:
            data[place:place] = chosen.choice(SPECIAL)
        else:
            data[place:place] = chosen.choice(SPECIAL) * chosen.choice([2, 100])
    return bytes(data)


def run(place, is_quick):
    """Prints a table; returns the faults."""
    exercises = answers.exercises("layout")[:2]
    names = [answers.learner_name(number) for number in range(LEARNERS)]
    roster = os.path.join(place.folder, "roster.csv")
    answers.write(roster, answers.roster(names))
    answers.write_class(place.submissions, LEARNERS, exercises)
    words = ["--exercises", ",".join(exercise.name for exercise in exercises)]

    def named(text):
        return text.replace("EXERCISE", exercises[0].name).replace("LESSON", exercises[0].lesson)

    progress = os.path.join(place.submissions, names[0], "progress.json")
    plans = [("roster", answers.roster(names), [], "--roster"),
             ("policy", named(POLICY), ["--roster", roster], "--policy"),
             ("grading sheet", WORKSHEET, ["--roster", roster, "--export", "moodle"],
              "--worksheet"),
             ("progress file", named(PROGRESS), [], None)]
    print("\nFiles damaged at random: every run ends with the class graded, or says what is the "
          "matter.\n\n| file | runs | graded | refused | anything else |\n"
          "| --- | ---: | ---: | ---: | ---: |")
    faults = []
    for name, text, more, option in plans:
        chosen, ends = random.Random(f"{SEED} {name}"), []
        path = os.path.join(place.folder, "damaged") if option else progress
        for number in range(10 if is_quick else 150):
            data = damaged(text, chosen)
            with open(path, "wb") as file:
                file.write(data)
            shutil.rmtree(place.report, ignore_errors=True)
            run = place.grade(*words, *more, *([option, path] if option else []), expected=None)
            ends.append(run.status)
            amiss = []
            if run.status not in ([0, 2] if option else [0]):
                amiss = [f"ended with {run.status}: {run.output[-200:]}"]
            elif run.status == 0:
                amiss = reports.faults(place.report)
            faults += [f"{name} {number}, {data!r}: {fault}" for fault in amiss]
        if not option:
            os.remove(path)
        print(f"| {name} | {len(ends)} | {ends.count(0)} | {ends.count(2)} "
              f"| {len(ends) - ends.count(0) - ends.count(2)} |", flush=True)
    return faults
