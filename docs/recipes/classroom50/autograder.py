"""Grades a submission for Classroom 50: CLASSROOM/autograders/ASSIGNMENT/autograder.py.

The runner starts this in the learner's checkout and reads ./result.json afterwards. Exit status 0
means that it was graded, whatever came of it; any other status is that of `lessons grade`, or 1. The
container has to have the program: see README.md.
"""

import glob
import json
import os
import shutil
import subprocess
import sys
import tempfile

# Change these lines: what to grade, the limit in seconds, and the folder of the course. Always name
# the course, because the learner's checkout may contain a folder Lessons.
EXERCISES = "photo-row,one-line-missing,turn-around,mend-the-row"
LONGEST = 480
# How to count a missing answer: as-zero, or leave-out to count only graded answers.
BLANKS = "as-zero"
COURSE = os.environ.get("LESSONS_COURSE") or "/opt/layout-lessons/Lessons"

PROGRAM = os.environ.get("LESSONS", "lessons")
HERE = os.path.dirname(os.path.abspath(__file__))


def grade(report: str) -> int:
    """Grades the checkout into a folder; no seed is used, since learners can read all of this."""
    learner = os.environ.get("OWNER") or os.environ.get("USERNAME") or "learner"
    command = [PROGRAM, "grade", ".", "--learner", learner, "--exercises", EXERCISES]
    command += ["--course", COURSE, "--export", "classroom50", "--blanks", BLANKS, "--out", report]
    policy = os.path.join(HERE, "policy.json")
    if os.path.exists(policy):
        command += ["--policy", policy]
    environment = {name: value for name, value in os.environ.items() if name != "LESSONS_SEED"}
    return subprocess.run(command, env=environment, timeout=LONGEST, check=False).returncode


def main() -> int:
    with tempfile.TemporaryDirectory() as folder:
        report = os.path.join(folder, "report")
        try:
            status = grade(report)
        except (OSError, subprocess.TimeoutExpired) as error:
            print(f"lessons grade couldn't be run: {error}")
            return 1
        results = [
            path
            for path in sorted(glob.glob(os.path.join(report, "classroom50", "*.json")))
            if os.path.basename(path) != "tests.json"
        ]
        # 2: these lines are wrong. 3: the course is wrong. 4: an answer couldn't be graded because of
        # our mistake, which must cost nobody points. None of them may look like a grade.
        if status != 0 or len(results) != 1:
            print(f"lessons grade ended with status {status} and left {len(results)} results")
            return max(status, 1)
        with open(results[0], encoding="utf-8") as file:
            json.load(file)
        shutil.copyfile(results[0], "result.json")
    return 0


if __name__ == "__main__":
    sys.exit(main())
