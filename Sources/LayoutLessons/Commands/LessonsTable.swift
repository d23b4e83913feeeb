extension CommandTable {
  private static let trust = CommandSpec.Option(
    "trust", help: "Run answers in Swift where they can't be jailed; only your own.")

  /// The commands of `lessons`, in the order of the help text.
  package static let lessons = CommandTable(
    program: "lessons", version: ProgramVersion.current,
    summary: "A course in constraint-based layout, for the terminal.",
    details: """
      Read a lesson, edit a file, and be told what follows from what you wrote. Without a command \
      you see where you are.
      """,
    commands: [
      CommandSpec(
        "next", summary: "Show the lesson you are at, and the file to edit.",
        details: """
          Until an exercise is passed, the same one is shown again. The first call makes the \
          folder layout-lessons here, for your answers and your progress.
          """,
        options: [.init("skip", help: "Go on without passing this exercise; it comes back later.")]),
      CommandSpec(
        "check", summary: "Solve your answer, and say what follows from it.",
        details: """
          Every case of the exercise is checked: several windows, also ones that are not drawn, \
          in both reading directions. How a number came about, `lessons why` tells. Exit status 0 \
          means passed, 1 not yet.
          """,
        positionals: [
          .init("answer", .optional, help: "An exercise or a file; else the current exercise.")
        ],
        options: [
          .init(
            "format", placeholder: "compiler",
            help: "Print file:line:column lines for editors, and nothing else."),
          trust,
        ]),
      CommandSpec(
        "hint", summary: "Give one hint; again for a bigger one.",
        positionals: [.init("exercise", .optional, help: "Else the current exercise.")]),
      CommandSpec(
        "show", summary: "Show a lesson or an exercise again, after passing with its explanation.",
        positionals: [
          .init("what", .optional, help: "A lesson or an exercise; else the current lesson.")
        ]),
      CommandSpec("list", summary: "List all lessons and exercises, and how far you are."),
      CommandSpec(
        "solution", summary: "Show the solution, after the third hint or after passing.",
        details: """
          An exercise whose solution was looked at counts as seen, not as solved, until you start \
          again with `lessons reset` and solve it.
          """,
        positionals: [.init("exercise", .optional, help: "Else the current exercise.")]),
      CommandSpec(
        "reset", summary: "Put the starter of an exercise back, keeping a dated copy of yours.",
        positionals: [.init("exercise", .optional, help: "Else the current exercise.")]),
      CommandSpec(
        "init", summary: "Make the folder for your answers and your progress somewhere else.",
        details: """
          A folder that isn't empty is left alone. Commands that are typed in the new folder or \
          below it find it.
          """,
        positionals: [.init("folder", help: "The folder to make.")]),
      CommandSpec(
        "try", summary: "Solve any lines of your own, and draw what follows.",
        details: """
          Views are taken from the names that occur; Superview is the window. Each word is a line, \
          or a file; - reads standard input. Exit status 0 means that one layout follows, 1 \
          anything else.
          """,
        positionals: [.init("equations", .repeating, help: "'Red.width = 80', row.layout or -.")],
        options: [
          .init("window", placeholder: "size", help: "The window; 320x480 if left out."),
          .init("direction", placeholder: "way", help: "The way text runs: ltr or rtl."),
          .init("rules", placeholder: "set", help: "The rules that hold: guide or runtime."),
          .init("shuffle", help: "Solve the lines in other orders too: nothing changes."),
          .init(
            "log", placeholder: "form", help: "Print a conflict as UIKit logs it: today or ios9."),
        ]),
      CommandSpec(
        "why", summary: "Say how an anchor follows from your lines, step by step.",
        details: """
          Without lines it is about your answer to the current exercise, in the first window that \
          is shown; with lines it is about those, as with `lessons try`. Exit status 0 means that \
          the anchor follows, 1 that it is free or that there is no layout.
          """,
        positionals: [
          .init("anchor", help: "A view and an attribute, such as Blue.leading."),
          .init("equations", .repeating, help: "'Red.width = 80', row.layout or -."),
        ],
        options: [
          .init("exercise", placeholder: "answer", help: "Another exercise, or a file."),
          .init("window", placeholder: "size", help: "The window, such as 480x80."),
          .init("direction", placeholder: "way", help: "The way text runs: ltr or rtl."),
          .init(
            "times", placeholder: "number",
            help: "After what the exercise does to an answer so often."),
          .init("rules", placeholder: "set", help: "The rules that hold: guide or runtime."),
          trust,
        ]),
      CommandSpec(
        "explain", summary: "Say what a conflict's log from Xcode means, and what to change.",
        details: """
          Reads the console's text from "Unable to simultaneously satisfy constraints" on, from a \
          file or from standard input: pbpaste | lessons explain. Every line becomes an equation, \
          the ones that conflict are found by solving them, and the one that is most likely not \
          wanted is named. Exit status 1 means that a line couldn't be read or that some are \
          missing.
          """,
        positionals: [.init("file", .optional, help: "The log; - or nothing reads standard input.")]
      ),
      CommandSpec(
        "present", summary: "Show a lesson to a class on a projector: guess, vote, reveal.",
        details: """
          On a terminal each step fills the window: space goes on, b back, r reveals what the \
          engine computes, q ends, and ? lists the keys. In a pipe, or with --plain, all steps are \
          printed one after the other.
          """,
        positionals: [
          .init("lesson", .optional, help: "Its number, id or folder; else the current lesson.")
        ]),
      CommandSpec(
        "grade", summary: "Grade the answers of a whole class, and write a report.",
        details: """
          The folder holds a folder for each learner, or an unpacked download of Moodle or Canvas, \
          or one learner's own answers. What can't be graded gets a reason and never 0 points in \
          silence. A run that was ended goes on where it was when the same is typed again. Exit \
          status 0 means that the class is graded, whatever came of it; 1 that somebody stopped \
          it; 4 that some work couldn't be graded for a reason of ours.
          """,
        positionals: [.init("submissions", help: "The folder of what was handed in.")],
        options: [
          .init("roster", placeholder: "file", help: "Who is in the class: a CSV file."),
          .init(
            "exercises", placeholder: "list",
            help: "Ids of exercises or lessons, with commas; else all of the course."),
          .init("policy", placeholder: "file", help: "Points, weights and what hints cost."),
          .init(
            "blanks", placeholder: "rule",
            help: "Totals where work has no grade: omit-total, leave-out or as-zero."),
          .init("out", placeholder: "folder", help: "The report's folder, report if left out."),
          .init(
            "seed", placeholder: "secret",
            help: "Derives hidden cases and variants; LESSONS_SEED does the same unseen."),
          .init(
            "export", placeholder: "list",
            help: "Also gradescope, classroom50, junit, canvas, moodle or markdown."
          ),
          .init(
            "worksheet", placeholder: "file", help: "Moodle's grading worksheet, to be filled in."),
          .init("jobs", placeholder: "number", help: "How many answers at a time."),
          .init(
            "learner", placeholder: "name",
            help: "Whose answers these are, if the folder is one learner's."),
          .init(
            "shard", placeholder: "part",
            help: "One part of the class, such as 2/8; --merge joins them."),
          .init(
            "merge", placeholder: "folders",
            help: "Reports of parts, with commas; what they hold isn't graded again."
          ),
          trust,
        ]),
      .handOut,
      .install,
      CommandSpec(
        "doctor", summary: "Say what answers in Swift need, and whether it is here.",
        details: """
          The compiler, the module that looks like UIKit, and the jail that answers run in, each \
          with what to do about it. Exit status 1 means that something is missing.
          """,
        options: [.init("build", help: "Build the module now, which else the first answer does.")]),
      CommandSpec(
        "dev check", summary: "Prove that a course fits together.",
        details: """
          Starters fail, solutions and alternatives pass in every case, wrong answers get their \
          words, listings are executed and drawings redrawn; where exercises vary, each of many \
          variants is proved so, and no two of them share an answer. Exit status 3 means that \
          something has to be mended.
          """,
        options: [
          .init(
            "seeds", placeholder: "number",
            help: "How many variants to prove of what varies; 200 if left out."),
          .init("redraw", help: "Write the drawings that differ into the lessons."),
          .init("mutants", help: "Spoil every right answer in every way, and grade that, too."),
          trust,
        ]),
      CommandSpec(
        "dev new", summary: "Write the files of a new lesson or a new exercise.",
        details: """
          Every key has an example, and what is yours to write stands between ‹ and ›. Once these \
          marks are gone, `lessons dev check` accepts the files. Nothing is ever overwritten. The \
          exercise takes equations; Lessons/FORMAT.md says what Swift needs besides.
          """,
        positionals: [
          .init("kind", help: "lesson or exercise."),
          .init("name", help: "09-my-lesson, or 09-my-lesson/my-exercise."),
        ]),
      CommandSpec(
        "completions", summary: "Print completions for a shell.",
        positionals: [.init("shell", help: "bash, zsh or fish.")]),
      CommandSpec("man", summary: "Print the manual page."),
    ],
    globalOptions: [
      .init(
        "course", placeholder: "folder",
        help: "The course's folder; else LESSONS_COURSE, else the program's own."),
      .init("plain", help: "Words in place of drawings, and no colour."),
      .init("json", help: "One JSON object in place of text; docs/RESULTS.md lists its keys."),
    ])
}
