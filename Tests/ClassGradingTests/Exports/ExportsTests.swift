import ClassGrading
import Course
import TestRunners
import Testing

@Suite("The words of --export")
struct ExportsTests {
  private func named(_ list: String, _ environment: [String: String] = [:]) throws -> ExportFiles {
    try Exports.named(list, environment: environment, strings: TestCourse.load().strings)
  }

  @Test("name all files, in their order and each once")
  func all() throws {
    let files = try named(Exports.names.joined(separator: ", ") + ",junit")
    #expect(
      files.classFiles.map(\.path) == [
        "classroom50/tests.json", "junit.xml", "canvas.csv", "moodle.csv", "summary.md",
      ])
    #expect(files.learnerFiles.map(\.folder) == ["gradescope"])
    #expect(
      files.notices == [
        "classroom50: tests.json is written, but no results. Classroom 50's runner sets CLASSROOM, "
          + "ASSIGNMENT, SUBMISSION_TAG, COMMIT_URL, RELEASE_URL, and none of them is set here."
      ])
    #expect(Exports.always.map(\.path) == ["results.json", "results.csv"])
  }

  @Test("are all in the help of the option")
  func help() {
    let list =
      Exports.names.dropLast().joined(separator: ", ") + " or " + (Exports.names.last ?? "")
    #expect(English.text(.says("help.grade.export")) == "Write more files: \(list).")
  }

  @Test("may contain a title for a gradebook's column")
  func titles() throws {
    let facts = try SampleClass.facts()
    var files = try named("canvas=Homework 1 (1234),moodle=each").classFiles
    #expect(files[0].beginning(facts).contains("Homework 1 (1234)"))
    #expect(files[1].beginning(facts).contains("Turn around,Turn around (feedback)"))
  }

  @Test(
    "are refused with the word to write instead",
    arguments: [
      (
        "junit,gradscope",
        "there is no export named gradscope: name one or more of gradescope, classroom50, junit, canvas, "
          + "moodle, markdown"
      ),
      (
        "", "name at least one export: gradescope, classroom50, junit, canvas, moodle, markdown"
      ),
      ("junit=x", "junit takes no title: only canvas and moodle do"),
    ])
  func errors(list: String, message: String) {
    let error = #expect(throws: ExportError.self) { try named(list) }
    #expect(error.map { English.text($0.sentence) } == message)
  }
}
