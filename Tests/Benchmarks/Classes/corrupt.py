"""Damaged and strange answers for a class: each kind is one learner's, and changes no other row."""
import io
import os
import socket
import stat
import zipfile

from Classes import answers

OUTSIDE = "outside"
MANY_FILES = 10_000
DEPTH = 100
GIGABYTE = 1 << 30


class Ground:
    """A folder of submissions, and files outside of it that are no answers."""

    def __init__(self, submissions, exercises):
        self.submissions, self.exercises = submissions, exercises
        self.outside = os.path.join(os.path.dirname(submissions), OUTSIDE)
        for exercise in exercises:
            answers.write(os.path.join(self.outside, exercise.file_name),
                          exercise.answer(0, is_right=True))

    def learner(self, name):
        """A learner's folder with right answers; a name may have any bytes."""
        own = os.path.join(os.fsencode(self.submissions), os.fsencode(name))
        os.makedirs(own)
        for exercise in self.exercises:
            with open(os.path.join(own, os.fsencode(exercise.file_name)), "w",
                      encoding="utf-8") as file:
                file.write(exercise.answer(len(name), salt=7, is_right=True))
        return os.fsdecode(own)

    def without(self, name):
        """A learner's folder without the first answer, and that answer's path."""
        answer = os.path.join(self.learner(name), self.exercises[0].file_name)
        os.remove(answer)
        return answer

    def outside_answer(self):
        return os.path.join(self.outside, self.exercises[0].file_name)

    def right(self):
        return self.exercises[0].answer(99, is_right=True)


def link_to_answer(ground, name):
    os.symlink(ground.outside_answer(), ground.without(name))


def relative_link(ground, name):
    answer = ground.without(name)
    os.symlink(os.path.relpath(ground.outside_answer(), os.path.dirname(answer)), answer)


def link_to_neighbour(ground, name):
    os.symlink(f"../{answers.learner_name(0)}/{ground.exercises[0].file_name}",
               ground.without(name))


def link_to_nothing(ground, name):
    os.symlink("nothing-here", ground.without(name))


def link_to_itself(ground, name):
    answer = ground.without(name)
    os.symlink(os.path.basename(answer), answer)


def link_to_device(ground, name):
    os.symlink("/dev/zero", ground.without(name))


def folder_is_link(ground, name):
    os.symlink(ground.outside, os.path.join(ground.submissions, name))


def folder_is_loop(ground, name):
    os.symlink("..", os.path.join(os.path.dirname(ground.without(name)), "again"))


def lesson_folder_is_link(ground, name):
    answer = ground.without(name)
    os.symlink(ground.outside, os.path.join(os.path.dirname(answer), ground.exercises[0].lesson))


def pipe(ground, name):
    os.mkfifo(ground.without(name))


def local_socket(ground, name):
    answer = ground.without(name)
    here = os.getcwd()
    os.chdir(os.path.dirname(answer))  # a socket's path is short
    with socket.socket(socket.AF_UNIX) as made:
        made.bind(os.path.basename(answer))
    os.chdir(here)


def device(ground, name):
    os.mknod(ground.without(name), stat.S_IFCHR | 0o666, os.makedev(1, 5))  # as /dev/zero


def answer_is_folder(ground, name):
    os.makedirs(os.path.join(ground.without(name), "inside"))


def many_files(ground, name):
    own = os.path.dirname(ground.without(name))
    for number in range(MANY_FILES):
        answers.write(os.path.join(own, f"note-{number}.txt"), "")


def many_answers(ground, name):
    own = os.path.dirname(ground.without(name))
    for number in range(MANY_FILES // 100):
        answers.write(os.path.join(own, f"try-{number}", ground.exercises[0].file_name),
                      ground.exercises[0].answer(number))


def deep_folders(ground, name):
    own = os.path.dirname(ground.without(name))
    answers.write(os.path.join(own, *["d"] * DEPTH, ground.exercises[0].file_name),
                  ground.right())


def strange_names_inside(ground, name):
    own = os.fsencode(os.path.dirname(ground.without(name)))
    for strange in (b"a\nb.layout", b"..\\..\\x.layout", b"\xff\xfe.layout", b"...", b"-rf",
                    b"\x1b]0;x\x07.layout", b"%2e%2e%2fx.layout", b"a" * 255):
        with open(os.path.join(own, strange), "wb") as file:
            file.write(b"Photo.width = 1\n")


def text_of_wild_bytes(ground, name):
    with open(ground.without(name), "wb") as file:
        file.write(b"Photo.width = \xff\xfe\xc3\x28 96\n")


def text_with_zeros(ground, name):
    with open(ground.without(name), "wb") as file:
        file.write(ground.right().encode() + b"\0\0\0\n")


def text_in_two_bytes(ground, name):
    with open(ground.without(name), "wb") as file:
        file.write(ground.right().encode("utf-16"))


def huge(ground, name):
    with open(ground.without(name), "wb") as file:
        file.truncate(GIGABYTE)


def large(ground, name):
    answers.write(ground.without(name), ground.right() + "// more\n" * 500_000)


def unreadable(ground, name):
    answer = ground.without(name)
    answers.write(answer, ground.right())
    os.chmod(answer, 0)


def unreadable_folder(ground, name):
    os.chmod(os.path.dirname(ground.without(name)), 0)


def empty_file(ground, name):
    answers.write(ground.without(name), "")


def missing(ground, name):
    ground.without(name)


def nothing(ground, name):
    os.makedirs(os.path.join(ground.submissions, name))


def archive_inside(ground, name):
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as file:
        file.writestr(ground.exercises[0].file_name, ground.right())
    with open(os.path.join(os.path.dirname(ground.without(name)), "answers.zip"), "wb") as file:
        file.write(packed.getvalue())


def archive_for_answer(ground, name):
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as file:
        file.writestr(ground.exercises[0].file_name, ground.right())
    with open(ground.without(name), "wb") as file:
        file.write(packed.getvalue())


def several_files(ground, name):
    answer = ground.without(name)
    own, exercise = os.path.dirname(answer), ground.exercises[0]
    for number, place in enumerate(["one", "two"]):
        answers.write(os.path.join(own, place, exercise.file_name), exercise.answer(number))


def damaged_progress(ground, name):
    own = os.path.dirname(ground.without(name))
    answers.write(os.path.join(own, "progress.json"), "[" * 100_000)


def progress_is_pipe(ground, name):
    os.mkfifo(os.path.join(os.path.dirname(ground.without(name)), "progress.json"))


# Damage that changes only its own row; all but the last few leave one answer without a grade. Each
# name is part of its learner's.
KINDS = [
    link_to_answer, relative_link, link_to_neighbour, link_to_nothing, link_to_itself,
    link_to_device, folder_is_loop, lesson_folder_is_link, pipe, local_socket, answer_is_folder,
    many_files, many_answers, strange_names_inside, text_of_wild_bytes, text_with_zeros,
    text_in_two_bytes, huge, large, missing, empty_file, nothing, archive_inside,
    archive_for_answer, several_files, damaged_progress, progress_is_pipe, folder_is_link,
    deep_folders,
]
AS_ROOT = [device]
AS_OTHERS = [unreadable, unreadable_folder]
# Graded nevertheless, or read as a wrong answer.
MAY_BE_GRADED = {deep_folders, text_with_zeros, large, text_in_two_bytes, empty_file}

# Names of learners' folders, each another learner's, even the two that differ only in how an accent
# is composed.
STRANGE_NAMES = [
    b"line\nbreak", b"...", b".. ", b"..%2f..%2fetc", b"-", b"~", b"-rf", b"\xff\xfe wild", b"up\\..\\..",
    b"=cmd()|' /C calc'!A0", b"comma, \"quote\"; 'other'",
    "\U0001f600 \u0645\u0631\u062d \u202edrow".encode(),
    b"\x1b[31mred\x07", b"<script>alert(1)</script>", b"a&b]]>c", b" padded ", b"CON",
    b"n" * 255, b"$(touch x)`", "e\u0301".encode(), "\u00e9".encode(),
]
# Hidden folders, which are reported.
HIDDEN_NAMES = [b".hidden"]

# Ids and names in a roster that are meant to break readers.
HOSTILE_ROWS = [
    ("=cmd()|' /C calc'!A0", "=1+1"), ("comma, inside", "a, b"), ('quote " inside', '"q"'),
    ("emoji", "\U0001f600\U0001f469\u200d\U0001f467"), ("right", "\u0645\u0631\u062d \u202edrow"),
    ("control", "a\x01b\x1b[31m\x07"), ("long", "n" * 300), ("line", "two\nlines"), ("plus", "+1"),
    ("minus", "-1"), ("at", "@SUM(A1)"), ("markup", "<script>x</script>&]]>"), ("tab", "\ttab"),
    ("space", "   "), ("\u200b", "\ufeff"), ("../../up", "../../up"), ("/etc", "/etc/passwd"),
]


def kinds():
    """All kinds that this user can make."""
    return KINDS + (AS_ROOT if os.geteuid() == 0 else AS_OTHERS)


def name_of(kind):
    return "odd-" + kind.__name__.replace("_", "-")
