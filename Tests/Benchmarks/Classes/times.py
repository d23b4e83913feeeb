"""Times of whole classes, and the memory they take."""
import os
import shutil
import time
from statistics import median

from Classes import answers, reports
from Classes.processes import differences, listing

LEARNERS, EXERCISES = 200, 20
SWIFT_LEARNERS, SWIFT_EXERCISES = 50, 4
ASKED_SECONDS, ASKED_SWIFT_SECONDS = 1.5, 25


def words_for(exercises):
    return ["--exercises", ",".join(exercise.name for exercise in exercises)]


def fresh(place, *words):
    """One run into a new report folder."""
    shutil.rmtree(place.report, ignore_errors=True)
    return place.grade(*words)


def size(folder):
    return sum(os.path.getsize(os.path.join(place, name))
               for place, _, names in os.walk(folder) for name in names) / 2**20


def row(name, runs, count, asked):
    wall, processor, peak = (median(getattr(run, part) for run in runs)
                             for part in ("wall", "processor", "peak"))
    print(f"| {name} | {len(runs)} | {wall:.2f} | {processor:.2f} | {peak:.0f} "
          f"| {count / wall:.0f} | {asked} |", flush=True)


def head(title):
    print(f"\n{title}\n\n| class | runs | wall s | CPU s | peak MiB | answers a second "
          "| asked: wall s |\n| --- | ---: | ---: | ---: | ---: | ---: | ---: |")


def equations(place, is_quick):
    """200 learners with 20 exercises each."""
    exercises = answers.exercises("layout")[:EXERCISES]
    answers.write_class(place.submissions, LEARNERS, exercises)
    words, count = words_for(exercises), LEARNERS * len(exercises)
    fresh(place, *words)
    found = reports.answers(reports.results(place.report))
    passed = sum(answer.get("verdict") == "passed" for answer in found)
    graded = sum("verdict" in answer for answer in found)
    forms = {(answer["exercise"], answer["form"]) for answer in found if answer.get("form")}
    head("Whole processes with all their reports, each into a new folder; medians.")
    runs = [fresh(place, *words) for _ in range(3 if is_quick else 9)]
    row(f"{LEARNERS} learners, {len(exercises)} exercises, equations", runs, count, ASKED_SECONDS)
    alone = [fresh(place, *words, "--jobs", "1") for _ in range(1 if is_quick else 5)]
    row("the same, one worker", alone, count, "")
    again = [place.grade(*words) for _ in range(1 if is_quick else 5)]
    row("the same command again, all of it done", again, count, "")
    print(f"\n{graded} of {count} answers were graded, {passed} passed; {len(forms)} normal forms. "
          f"The reports take {size(place.report):.1f} MiB.")
    return [] if graded == count else [f"{graded} of {count} answers were graded"]


def swift(place, is_quick):
    """200 answers in Swift, new ones in each run."""
    exercises = answers.exercises("swift")[:SWIFT_EXERCISES]
    learners = SWIFT_LEARNERS // (5 if is_quick else 1)
    words, count = words_for(exercises), learners * len(exercises)
    answers.write_class(place.submissions, 2, exercises, salt=time.time() % 100)
    fresh(place, *words)  # builds the modules
    runs = []
    for _ in range(1 if is_quick else 3):
        shutil.rmtree(place.submissions)
        answers.write_class(place.submissions, learners, exercises, salt=time.time() % 100)
        runs.append(fresh(place, *words))
    found = reports.answers(reports.results(place.report))
    passed = sum(answer.get("verdict") == "passed" for answer in found)
    head("Answers in Swift, jailed, new ones in each run.")
    row(f"{learners} learners, {len(exercises)} exercises in Swift", runs, count,
        ASKED_SWIFT_SECONDS if count == 200 else "")
    print(f"\n{passed} of {count} passed.")
    return [] if passed > count / 3 else [f"{passed} of {count} answers in Swift passed"]


def memory(place, is_quick):
    """Peak memory as the class grows."""
    exercise = answers.exercises("layout")[:1]
    sizes = [100, 1_000] if is_quick else [100, 1_000, 10_000]
    print("\nMemory as the class grows, one exercise each.\n\n"
          "| answers | peak MiB | of the smallest | wall s |\n| ---: | ---: | ---: | ---: |")
    peaks = []
    for count in sizes:
        shutil.rmtree(place.submissions, ignore_errors=True)
        answers.write_class(place.submissions, count, exercise)
        run = fresh(place, *words_for(exercise))
        peaks.append(run.peak)
        print(f"| {count} | {run.peak:.1f} | {run.peak / peaks[0]:.2f} | {run.wall:.2f} |",
              flush=True)
    return []


def workers(place, is_quick):
    """The same bytes with any number of threads."""
    exercises = answers.exercises("layout")[:EXERCISES] + answers.exercises("swift")[3:4]
    shutil.rmtree(place.submissions, ignore_errors=True)
    answers.write_class(place.submissions, 10 if is_quick else 40, exercises)
    words, faults, wanted = words_for(exercises), [], None
    print("\nThe whole report folder with one worker and with more.\n\n"
          "| workers | files | that differ |\n| ---: | ---: | ---: |")
    for jobs in ["1", "2", "8"]:
        fresh(place, *words, "--jobs", jobs)
        found = listing(place.report)
        wanted = wanted or found
        different = differences(wanted, found)
        print(f"| {jobs} | {len(found)} | {len(different)} |", flush=True)
        faults += [f"with {jobs} workers {os.fsdecode(path)} differs" for path in different]
    return faults
