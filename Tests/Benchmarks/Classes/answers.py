"""Makes answers for classes from the real course: right and wrong, no two with the same meaning.

A right answer is one of the course's own, with a line more that holds whatever else is stated and
has a number of its own. One that isn't right is a right one with a number changed, each time by
another amount, or one of the course's wrong answers with such a line. The same learner, exercise
and salt give the same text on every machine.
"""
import glob
import json
import os
import random
import re

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__)))))
COURSE = os.path.join(ROOT, "Lessons")
PASSING_SHARE = 0.65
# The share of the course's own wrong answers among the wrong ones.
KNOWN_SHARE = 0.3
# Larger than any window.
SLACK = 4000
NUMBER = re.compile(r"(?<![\w@.])\d+(?:\.\d+)?")
# What differs from learner to learner, if the teacher has a seed: `{{gap}}`, `{{gap / 2}}`.
BLANK = re.compile(r"\{\{([^{}]*)\}\}")
FUNCTION = re.compile(r"^func layOut\([^)]*in view: UIView\) \{\n", re.MULTILINE)


def read(*path):
    with open(os.path.join(*path), encoding="utf-8") as file:
        return file.read()


def without_head(text):
    """A wrong answer as a learner writes it, without the course's comment."""
    return "".join(line for line in text.splitlines(keepends=True) if not line.startswith("//!"))


def first_values(varies):
    """The values that everybody gets without a seed."""
    values = {name: choices[0] for name, choices in varies.get("names", {}).items()}
    for name, bounds in varies.get("numbers", {}).items():
        values[name] = bounds.get("first", bounds["from"])
    return values


class Exercise:
    """An exercise to which lines can be added, with the course's texts in one notation."""

    def __init__(self, folder, kind):
        self.folder, self.kind = folder, kind
        self.lesson, self.name = folder.split(os.sep)[-2:]
        text = read(folder, "exercise.json")
        self.first = first_values(json.loads(BLANK.sub("0", text)).get("varies", {}))
        self.facts = json.loads(self.filled(text))
        self.right = self.texts("solution." + kind) + self.texts("alternatives", "*." + kind)
        self.wrong = self.texts("wrong", "*." + kind)

    def texts(self, *pattern):
        paths = sorted(glob.glob(os.path.join(self.folder, *pattern)))
        return [self.filled(without_head(read(path))) for path in paths]

    def filled(self, text):
        """A text of the course with the values without a seed."""
        def value(found):
            if found[1].strip() in self.first:
                return str(self.first[found[1].strip()])
            return f"{eval(found[1], {'__builtins__': {}}, self.first):g}"  # noqa: S307
        return BLANK.sub(value, text) if self.first else text

    @property
    def file_name(self):
        return f"{self.name}.{self.kind}"

    def with_slack(self, text, number):
        """The text with one more line, which is always satisfied and differs for each number."""
        bound = f"{SLACK + number:.2f}"
        if self.kind == "swift":
            line = f"    view.widthAnchor.constraint(lessThanOrEqualToConstant: {bound})" \
                ".isActive = true\n"
            return FUNCTION.sub(lambda found: found[0] + line, text, count=1)
        # About the window only, because a line that follows from others wouldn't change the meaning.
        return text.rstrip("\n") + f"\n{self.facts['scene']['root']}.width <= {bound}\n"

    def spoiled(self, text, number, chosen):
        """The text with one of its numbers changed."""
        places = []
        start = FUNCTION.search(text).end() if self.kind == "swift" else 0
        for line in re.finditer(r".*\n?", text):
            if line.start() >= start and not line[0].lstrip().startswith("//"):
                code = line[0].split("//")[0]
                places += [(line.start() + found.start(), line.start() + found.end())
                           for found in NUMBER.finditer(code)]
        if not places:
            return None
        first, last = chosen.choice(places)
        return f"{text[:first]}{float(text[first:last]) + 1 + number / 8:g}{text[last:]}"

    def answer(self, number, salt=0, is_right=None):
        """One learner's answer, for the learner's number."""
        chosen = random.Random(f"{self.name} {number}")
        wants_right = chosen.random() < PASSING_SHARE if is_right is None else is_right
        own = number + salt / 100
        right = self.with_slack(chosen.choice(self.right), own)
        if wants_right:
            return right
        spoiled = self.spoiled(chosen.choice(self.right), own, chosen)
        if chosen.random() < KNOWN_SHARE or spoiled is None:
            return self.with_slack(chosen.choice(self.wrong), own)
        return self.with_slack(spoiled, own)


def is_free(exercise):
    """Whether lines may be added to an answer, and only the layout counts."""
    facts = exercise.facts
    return "questions" not in facts and facts.get("edit", "free") == "free" and facts["kind"] != "break" \
        and "scene" in facts and bool(exercise.right) and bool(exercise.wrong)


def exercises(kind):
    """The exercises to which lines can be added, in the order of the course."""
    folders = [folder for folder in sorted(glob.glob(os.path.join(COURSE, "*", "*", "")))
               if os.path.exists(os.path.join(folder, "exercise.json"))
               and os.path.exists(os.path.join(folder, "solution." + kind))]
    # None of these exercises asks for something with two numbers in one, as those that break do.
    found = [Exercise(folder.rstrip(os.sep), kind) for folder in folders
             if '"kind": "break"' not in read(folder, "exercise.json")]
    notation = {"layout": "equations", "swift": "swift"}[kind]
    found = [exercise for exercise in found
             if notation in exercise.facts.get("notations", ["equations"])]
    if kind == "swift":
        for exercise in found:
            exercise.right = [text for text in exercise.right if FUNCTION.search(text)]
            exercise.wrong = [text for text in exercise.wrong if FUNCTION.search(text)]
    return [exercise for exercise in found if is_free(exercise)]


def learner_name(number):
    return f"learner-{number:05}"


def write(path, text):
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)


def write_class(folder, count, of, salt=0):
    """Folders of so many learners with an answer to each exercise, laid out as learners have them
    or side by side."""
    for number in range(count):
        own = os.path.join(folder, learner_name(number))
        for exercise in of:
            place = os.path.join(own, exercise.lesson) if number % 2 else own
            write(os.path.join(place, exercise.file_name), exercise.answer(number, salt))


def roster(names):
    """A roster with an e-mail address for each."""
    rows = [f"{name},{name.title()},{name}@example.org" for name in names]
    return "\n".join(["id,name,email"] + rows) + "\n"
