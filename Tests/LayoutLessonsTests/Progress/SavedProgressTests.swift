import Course
import Foundation
import LayoutLessons
import Terminal
import Testing

@Suite("Saved progress: one file for browsers and for other computers")
struct SavedProgressTests {
  private static let record =
    #"{"checks": 2, "hints": 1, "isRestarted": false, "isSkipped": false, "state": "solved"}"#

  /// A file as a page of a book saves it.
  private func saved(
    exercises: String = #""hold-on": \#(Self.record)"#, answers: String = "", version: Int = 1
  ) -> String {
    #"{"version": \#(version), "exercises": {\#(exercises)}, "answers": {\#(answers)}}"#
  }

  @Test("progress and answers go into a file, and from there into a new folder elsewhere")
  func roundTrip() throws {
    let learner = try Learner.solving("hold-on")
    learner.run("check", "hold-on")
    learner.run("next")
    let run = learner.run("progress", "--export", "saved.json")
    let total = try Learner.loadedCourse().exercises.count
    #expect(
      run.output == """
          1 of \(total) exercises solved, 0 seen.

          Saved your progress and 1 answer in saved.json. The index page of a book takes
          this file, and so does `lessons init FOLDER --from FILE`.
        """)
    let other = try Learner()
    let text = try String(contentsOfFile: "\(learner.folder)/saved.json", encoding: .utf8)
    try other.place(text, at: "stick/saved.json")
    let taken = other.run("init", "layout-lessons", "--from", "stick/saved.json")
    #expect(
      taken.output == """
          Made layout-lessons for your answers and your progress.
          Took over your progress and 1 answer.

          Go there  cd layout-lessons
          Then      lessons next
        """)
    #expect(other.run("list").output.contains("1 of \(total) exercises solved, 0 seen."))
    let file = "01-two-screens/hold-on.layout"
    #expect(try other.read(file) == learner.read(file))
    #expect(try !other.read("progress.json").contains("answers"))
    #expect(other.run("check", "hold-on").status == .passed)
  }

  @Test("without a file to write, the command only counts; a second time it replaces its own file")
  func files() throws {
    let learner = try Learner(after: "next")
    #expect(learner.run("progress").output.hasSuffix("exercises solved, 0 seen."))
    try learner.place("mine", at: "notes.txt")
    let refused = learner.run("progress", "--export", "notes.txt")
    #expect(
      refused.errors
        == "lessons: notes.txt is there already, and it isn't saved progress; name another file")
    for _ in 1...2 {
      #expect(learner.run("progress", "--export", "saved.json").status == .passed)
    }
    #expect(
      try Learner().run("progress", "--export", "saved.json").errors
        == "lessons: there is no folder layout-lessons here or in a folder above; `lessons next` makes it"
    )
  }

  @Test(
    "a damaged file, a newer one and one of another course are told, and nothing is made",
    arguments: [
      (
        "garbage",
        "saved.json isn't saved progress, or it is damaged; save it again with `lessons progress "
          + "--export FILE` or on the index page of a book"
      ),
      (
        #"{"version": 1, "exercises": {"hold-on": {"hints": 1e300}}}"#,
        "saved.json isn't saved progress, or it is damaged; save it again with `lessons progress "
          + "--export FILE` or on the index page of a book"
      ),
      (
        #"{"version": 7, "exercises": {}}"#,
        "a newer program saved saved.json (version 7); install the newest version of this program, "
          + "then try again"
      ),
      (
        #"{"version": 1, "exercises": {"elsewhere": \#(Self.record)}}"#,
        "saved.json has no exercise of the course Layout Lessons; to take it over, name its course "
          + "with `--course`"
      ),
    ])
  func refused(text: String, message: String) throws {
    let learner = try Learner()
    try learner.place(text, at: "saved.json")
    let run = learner.run("init", "layout-lessons", "--from", "saved.json")
    #expect(run.status == .usage)
    #expect(run.errors == "lessons: \(message)")
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: learner.folder) == ["saved.json"])
  }

  @Test("names that lead elsewhere and numbers beyond all counting are left out")
  func hostile() throws {
    let learner = try Learner()
    let counted = Self.record.replacing("2", with: "9223372036854775807")
      .replacing("1", with: "-9223372036854775808")
    let answers = [
      "../../evil.layout", "/evil.layout", "hold-on.swift", "hold-on", "elsewhere.layout",
      ".layout", "progress.json", "hold-on.layout\u{0}",
    ].map { #""\#($0.replacing("\u{0}", with: "\\u0000"))": "Start.width = 3""# }
    try learner.place(
      saved(
        exercises: #""../../evil": \#(Self.record), "hold-on": \#(counted)"#,
        answers: (answers + [#""hold-on.layout": "Start.width = 3""#]).joined(separator: ", ")),
      at: "saved.json")
    #expect(
      learner.run("init", "layout-lessons", "--from", "saved.json").output
        .contains("Took over your progress and 1 answer."))
    #expect(
      try learner.names() == [".layout-lessons", "01-two-screens", "progress.json"])
    #expect(try !learner.read("progress.json").contains("evil"))
    for command in ["hint", "check", "list"] { #expect(learner.run(command).errors.isEmpty) }
    #expect(try learner.read("01-two-screens/hold-on.layout") == "Start.width = 3")
  }

  @Test("a learner's folder that is there already takes nothing over")
  func taken() throws {
    let learner = try Learner(after: "next")
    try learner.place(saved(), at: "saved.json")
    let before = try learner.read("progress.json")
    #expect(
      learner.run("init", "layout-lessons", "--from", "saved.json").errors
        == "lessons: layout-lessons isn't empty; name an empty folder, or one that isn't there yet")
    #expect(try learner.read("progress.json") == before)
  }
}
