import Course
import LayoutLessons
import Terminal
import TestRunners

/// The program's sentences in English.
func english() throws -> StringsCatalogue { try CourseLoader(root: Learner.course).strings() }

/// A table with every kind of command, positional and option; not the program's own.
let sampleTable = CommandTable(
  program: "lessons", version: "1.2", summary: "Learn Auto Layout in your terminal.",
  details: """
    Exit status: 0 passed, 1 not yet.
    .layout files hold equations; C:\\temp is a path.
    """,
  commands: [
    CommandSpec(
      "next", summary: "Show the lesson you are at.",
      options: [
        .init("skip", short: "s", help: "Move on without passing.")
      ]),
    CommandSpec(
      "check", summary: "Solve your answer and say what follows from it.",
      details: "Without a name it's the exercise you are at. The answer is read from your folder.",
      positionals: [.init("exercise", .optional, help: "Its name, like 'inset-both-sides'.")],
      options: [
        .init("window", short: "w", placeholder: "width", help: "Solve for one width: 320 points."),
        .init("all", help: "Show every finding."),
      ]),
    CommandSpec(
      "grade", summary: "Grade a whole class.",
      positionals: [
        .init("roster", help: "A table of learners."),
        .init("folder", .repeating, help: "A learner's answers."),
      ]),
    CommandSpec(
      "dev check", summary: "Check the course itself.",
      options: [.init("mutants", help: "Also try wrong solutions.")]),
    CommandSpec(
      "dev new", summary: "Start a lesson.", positionals: [.init("slug", help: "Its name.")]),
  ],
  globalOptions: [
    .init("plain", help: "Words in place of drawings."),
    .init("course", placeholder: "folder", help: "The course to use."),
  ])
