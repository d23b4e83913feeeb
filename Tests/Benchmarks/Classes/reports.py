"""Reads reports without the program's code: rows of learners, and text that no report may contain."""
import csv
import html.parser
import io
import json
import os
import re

# Line ends are the only control characters that a text may have.
STEERING = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f]")
# Text that a spreadsheet reads as a formula; numbers may begin with a sign.
FORMULA = re.compile(r"[=@\t\r]|[+-](?!\d+(\.\d+)?$)")
SPREADSHEETS = (".csv",)
# Cells of the teacher's own sheet stay as they are.
TEACHERS_OWN = "moodle-worksheet.csv"


def read(*path):
    with open(os.path.join(*path), encoding="utf-8", newline="") as file:
        return file.read()


def results(report):
    return json.loads(read(report, "results.json"))


def entries(report):
    """Each learner's entry in results.json, by key."""
    found, waiting = {}, [results(report)]
    while waiting:
        value = waiting.pop()
        if isinstance(value, dict):
            learner = value.get("learner", value)
            if isinstance(learner, dict) and "key" in learner and learner["key"] not in found:
                found[learner["key"]] = value
                continue
            waiting += value.values()
        elif isinstance(value, list):
            waiting += value
    return found


def answers(value):
    """All answers in a value, at any depth."""
    waiting, found = [value], []
    while waiting:
        value = waiting.pop()
        if isinstance(value, dict):
            if "exercise" in value and ("verdict" in value or "blank" in value):
                found.append(value)
            waiting += value.values()
        elif isinstance(value, list):
            waiting += value
    return found


def rows(report, keys):
    """All text about each learner in the class's files and in the learner's own.

    Keys are those of ordinary learners, so that files are named by them.
    """
    told = entries(report)
    lines = {}
    for cells in csv.reader(io.StringIO(read(report, "results.csv"), newline="")):
        lines.setdefault(cells[0], []).append(cells)
    pages, folder = {}, os.path.join(report, "learners")
    for name in sorted(os.listdir(folder) if os.path.isdir(folder) else []):
        pages.setdefault(name.rsplit(".", 1)[0], []).append(read(report, "learners", name))
    return {key: (json.dumps(told.get(key)), lines.get(key), pages.get(key)) for key in keys}


def reasons(entry):
    """Every sentence about why there is no grade, and every other message for the teacher."""
    found, waiting = [], [entry]
    while waiting:
        value = waiting.pop()
        if isinstance(value, dict):
            if isinstance(value.get("blank"), dict):
                found.append(f"{value['blank'].get('reason')}: {value['blank'].get('words')}")
            found += value.get("notices") or []
            found += value.get("remarks") or []
            waiting += value.values()
        elif isinstance(value, list):
            waiting += value
    return found


class Page(html.parser.HTMLParser):
    """Searches for elements that no page of ours has."""

    def __init__(self):
        super().__init__()
        self.found = []

    def handle_starttag(self, tag, attrs):
        if tag in ("script", "iframe", "object", "embed"):
            self.found.append(tag)
        self.found += [name for name, value in attrs
                       if name.startswith("on") or (value or "").lower().startswith("javascript:")]


def faults(report):
    """The parts of a report that could harm its reader."""
    found = []
    for place, _, names in os.walk(report):
        for name in names:
            path = os.path.join(place, name)
            if name in (".journal", TEACHERS_OWN) or os.path.getsize(path) > 1 << 26:
                continue
            if not name.isascii():
                found.append(f"{name!a} is the name of a file")
            try:
                text = read(path)
            except UnicodeDecodeError:
                found.append(f"{name} isn't UTF-8")
                continue
            harmful = STEERING.search(text.replace("\r\n", "\n"))
            if harmful:
                found.append(f"{name} has {harmful[0]!r}")
            if name.endswith(".html"):
                page = Page()
                page.feed(text)
                found += [f"{name} has {words}" for words in page.found]
            if name.endswith(".json"):
                json.loads(text)
            if name.endswith(SPREADSHEETS):
                table = list(csv.reader(io.StringIO(text, newline=""), strict=True))
                found += [f"{name} has a row of {len(cells)} cells" for cells in table
                          if len(cells) != len(table[0])]
                found += [f"{name} has {cell!r}" for cells in table for cell in cells
                          if FORMULA.match(cell)]
    return found
