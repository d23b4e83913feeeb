"""Makes a class of 60 learners in which every state of an answer occurs.

The same call makes the same files. Answers come from the course: its solutions, its starters and
its wrong answers. One exercise has variants, so it is answered from handed-out copies.
"""
import json
import os
import random
import re
import subprocess
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
HOLD = tempfile.TemporaryDirectory()
COURSE = os.path.join(HOLD.name, "course")
subprocess.run([os.path.join(ROOT, "Tests", "Course", "assemble"), COURSE], check=True)
EXERCISES = ["flip-around", "photo-and-text", "twice-the-image", "part-and-part", "near-the-centre"]
VARIED = "flip-around"
SEED = "a-class-of-sixty"
FIRST = ("Ana Bo Chidi Dana Emre Fatima Goran Hana Inès Jonas Kaya Lina Mateo Nora Omar Petra "
         "Quentin Rosa Sven Tuğba Umar Vera Wei Xenia Yusuf Zoë Łukasz Søren Ærin Đorđe").split()
LAST = ("López Lindqvist Okafor Weiss Yıldız Haddad Petrović Sato Moreau Kim Demir Rossi García "
        "Novák Hassan Schmidt Dubois Marín Olsen Çelik").split()
ODD_NAMES = {3: "李雷", 4: "مريم حداد", 5: "Maria-Magdalena Konstantinopoulou von Hohenstein-Wolfsburg",
             6: "<script>alert(1)</script>", 20: "Ana López", 41: "Ana López"}
BLANK = re.compile(r"\{\{([^{}]*)\}\}")


def read(*path):
    with open(os.path.join(*path), encoding="utf-8") as file:
        return file.read()


def write(path, text):
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "wb") as file:
        file.write(text if isinstance(text, bytes) else text.encode())


def name_of(number):
    return ODD_NAMES.get(number, f"{FIRST[number % 30]} {LAST[(number * 7) % 20]}")


def key_of(number):
    return f"s{4700 + number}"


class Exercise:
    """An exercise's texts as one learner gets them."""

    def __init__(self, name, copies):
        self.name, self.copies = name, copies
        self.folder = next(os.path.join(COURSE, lesson, name) for lesson in sorted(os.listdir(COURSE))
                           if os.path.isdir(os.path.join(COURSE, lesson, name)))
        wrong = sorted(os.listdir(os.path.join(self.folder, "wrong")))
        self.wrong = [file for file in wrong if file.endswith(".layout")]

    def starter(self, learner):
        if self.name == VARIED:
            for folder, _, files in sorted(os.walk(os.path.join(self.copies, learner.lstrip("s")))):
                if f"{self.name}.layout" in files:
                    return read(folder, f"{self.name}.layout")
        return read(self.folder, "starter.layout")

    def values(self, learner):
        """What stands for each blank in the learner's copy; in the course's for `None`."""
        if learner is None:
            varies = json.loads(BLANK.sub("0", read(self.folder, "exercise.json")))["varies"]
            return {**{name: words[0] for name, words in varies["names"].items()},
                    **{name: range["first"] for name, range in varies["numbers"].items()}}
        template, seen = read(self.folder, "starter.layout"), {}
        pattern, place = "", 0
        for blank in BLANK.finditer(template):
            pattern += re.escape(template[place:blank.start()])
            name = blank[1].strip()
            if not name.isidentifier():
                pattern += ".*?"
            elif name in seen:
                pattern += f"(?P={name})"
            else:
                pattern, seen[name] = pattern + f"(?P<{name}>[A-Za-z0-9.]+?)", True
            place = blank.end()
        pattern += re.escape(template[place:].rstrip())
        found = re.search(pattern, self.starter(learner))
        return {name: float(value) if value[0].isdigit() else value
                for name, value in found.groupdict().items()}

    def text(self, learner, *path):
        """A text of the course with the learner's names and numbers."""
        lines = read(self.folder, *path).splitlines(keepends=True)
        text = "".join(line for line in lines if not line.startswith("//!"))
        if self.name != VARIED:
            return text
        values = self.values(learner)

        def value(found):
            value = eval(found[1], {"__builtins__": {}}, values)  # noqa: S307
            return value if isinstance(value, str) else f"{value:g}"
        return BLANK.sub(value, text)


def answer(exercise, number):
    """An answer of a learner who hands in a file of their own; mostly a right one."""
    learner, chosen = key_of(number), random.Random(f"{exercise.name} {number}")
    ability = random.Random(number).random()
    if chosen.random() < 0.6 + 0.42 * ability:
        return exercise.text(learner, "solution.layout")
    if chosen.random() < 0.1:
        return exercise.text(learner, "solution.layout").replace(" = ", " == is ", 1)
    # The first mistakes are more frequent than the later ones.
    place = int(len(exercise.wrong) * chosen.random() ** 2)
    return exercise.text(learner, "wrong", exercise.wrong[place])


def hand_in(submissions, exercise, number):
    """One learner's file for an exercise, with what can be amiss in a class."""
    folder, file = os.path.join(submissions, key_of(number)), f"{exercise.name}.layout"
    place = EXERCISES.index(exercise.name)
    if number in (7, 33):
        return  # handed in nothing
    if (number + 3 * place) % 29 == 1:
        return  # this file is missing
    text = answer(exercise, number)
    odd = (number + 11 * place) % 60
    if odd == 2:
        text = exercise.starter(key_of(number))
    elif odd == 9:
        text = " \n"
    elif odd == 15:
        text = ("\ufeff" + text).encode("utf-16-le")
    elif odd == 23:
        write(os.path.join(folder, "old", file), text + "\n// an older one\n")
    elif odd == 31 and exercise.name == VARIED:
        text = exercise.text(None, "solution.layout")
    elif odd == 37 and exercise.name == VARIED:
        text = exercise.text(key_of((number + 1) % 60), "solution.layout")
    write(os.path.join(folder, file), text)


def make(folder, lessons):
    """Makes the roster and the submissions; returns the options of `lessons grade` for them."""
    roster, submissions = os.path.join(folder, "roster.csv"), os.path.join(folder, "autumn")
    rows = ["ID number,Username,First name,Email address"]
    for number in range(60):
        rows.append(f'{4700 + number},{key_of(number)},"{name_of(number)}",{key_of(number)}@uni.edu')
    write(roster, "\n".join(rows).replace("First name", "Name") + "\n")
    copies = os.path.join(folder, "copies")
    common = ["--course", COURSE, "--roster", roster, "--seed", SEED,
              "--exercises", ",".join(EXERCISES)]
    subprocess.run([lessons, "hand-out", *common, "--out", copies], check=True,
                   stdout=subprocess.DEVNULL)
    for name in EXERCISES:
        exercise = Exercise(name, copies)
        for number in range(60):
            hand_in(submissions, exercise, number)
    # A folder that isn't on the roster, and one that could be either of two namesakes.
    write(os.path.join(submissions, "visitor", "twice-the-image.layout"), "photo.width = 3\n")
    write(os.path.join(submissions, "Ana López", "twice-the-image.layout"), "photo.width = 3\n")
    policy = os.path.join(folder, "policy.json")
    write(policy, '{ "formatVersion": 1, "partial": "cases", "hiddenCases": 3 }\n')
    return [submissions, *common, "--policy", policy]
