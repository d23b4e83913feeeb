import Foundation
import LayoutLessons
import Testing

@Suite("Program: new lessons and exercises")
struct DevNewTests {
  /// An author with a course of one lesson, and the folder of another.
  private func author() throws -> Learner {
    var author = try Learner()
    author.courseFolder = author.folder + "/Lessons"
    try FileManager.default.createDirectory(
      atPath: author.courseFolder, withIntermediateDirectories: false)
    for name in ["01-two-windows", "05-equality", "strings"] {
      try FileManager.default.copyItem(
        atPath: "\(Learner.course)/\(name)", toPath: "\(author.courseFolder)/\(name)")
    }
    let course = """
      {
        "formatVersion": 1, "title": "Mine",
        "chapters": [{ "title": "One", "lessons": ["01-two-windows"] }]
      }
      """
    try course.write(
      toFile: author.courseFolder + "/course.json", atomically: false, encoding: .utf8)
    return author
  }

  private func files(below folder: String) throws -> [String] {
    let all = try #require(FileManager.default.enumerator(atPath: folder))
    return all.compactMap { $0 as? String }.filter {
      $0.hasSuffix(".layout") || $0.hasSuffix(".json") || $0.hasSuffix(".md")
    }.sorted()
  }

  /// Does what the author is told to do, with the examples for words.
  private func fill(_ folder: String) throws {
    for name in try files(below: folder) {
      let path = "\(folder)/\(name)"
      let text = try String(contentsOfFile: path, encoding: .utf8)
      try text.filter { $0 != "‹" && $0 != "›" }.write(
        toFile: path, atomically: false, encoding: .utf8)
    }
  }

  private func edit(_ path: String, _ old: String, _ new: String) throws {
    let text = try String(contentsOfFile: path, encoding: .utf8)
    try #require(text.contains(old))
    try text.replacingOccurrences(of: old, with: new).write(
      toFile: path, atomically: false, encoding: .utf8)
  }

  @Test("a new lesson is refused while a mark is left, and accepted once they are gone")
  func lesson() throws {
    let author = try author()
    let run = author.run("dev", "new", "lesson", "02-share-a-row")
    #expect(run.status == .passed)
    #expect(
      run.output.hasPrefix(
        """
          Made Lessons/02-share-a-row:

            lesson.md
            share-a-row-exercise/exercise.json
            share-a-row-exercise/starter.layout
            share-a-row-exercise/solution.layout
        """))
    #expect(
      run.output.hasSuffix(
        """
          1. Replace what stands between ‹ and › with your own words, and remove these
             marks.
          2. Add "02-share-a-row" to a chapter in course.json.
          3. Run lessons dev check --course Lessons until it finds no mistake.
        """))
    #expect(
      author.run("dev", "check", "--seeds", "1").status == .passed,
      "what isn't listed isn't looked at")
    try edit(
      author.courseFolder + "/course.json", "\"01-two-windows\"",
      "\"01-two-windows\", \"02-share-a-row\""
    )
    try fill(author.courseFolder + "/02-share-a-row")
    let filled = author.run("dev", "check", "--seeds", "1")
    #expect(filled.errors.isEmpty)
    #expect(filled.status == .passed)
    try addExercise(author)
  }

  /// The same for an exercise in the new lesson.
  private func addExercise(_ author: borrowing Learner) throws {
    let run = author.run("dev", "new", "exercise", "02-share-a-row/second-row")
    #expect(run.output.contains("2. Add second-row to the exercises of 02-share-a-row/lesson.md."))
    try edit(
      author.courseFolder + "/02-share-a-row/lesson.md", "exercises: share-a-row-exercise",
      "exercises: share-a-row-exercise, second-row")
    #expect(author.run("dev", "check", "--seeds", "1").status == .course)
    try fill(author.courseFolder + "/02-share-a-row/second-row")
    let filled = author.run("dev", "check", "--seeds", "1")
    #expect(filled.errors.isEmpty)
    #expect(filled.status == .passed)
  }

  @Test("every file of a new exercise has something marked, or is a starter")
  func marks() throws {
    let author = try author()
    author.run("dev", "new", "exercise", "05-equality/marked")
    let folder = author.courseFolder + "/05-equality/marked"
    let names = try files(below: folder)
    #expect(names.count == 19)
    for name in names {
      let text = try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
      #expect(text.contains("‹") && text.contains("›"), "\(name)")
    }
  }

  @Test(
    "nothing is overwritten, and no name leads elsewhere",
    arguments: [
      (["lesson", "05-equality"], "05-equality is there already; nothing is overwritten"),
      (
        ["exercise", "05-equality/turn-around"],
        "05-equality/turn-around is there already; nothing is overwritten"
      ),
      (
        ["exercise", "05-equality/keep-up"],
        "the exercise keep-up is there already, in 01-two-windows; choose another name"
      ),
      (["lesson", "5-equality"], "a lesson's folder has a name like 09-my-lesson, not 5-equality"),
      (["lesson", "77-../up"], "a lesson's folder has a name like 09-my-lesson, not 77-../up"),
      (
        ["exercise", "05-equality/../up"],
        "an exercise's folder has a name like 09-my-lesson/my-exercise, not 05-equality/../up"
      ),
      (
        ["exercise", "78-none/row"],
        "there is no lesson 78-none; `lessons dev new lesson 78-none --course Lessons` makes it"
      ),
      (["chapter", "x"], "`dev new` makes a lesson or an exercise, not chapter"),
    ])
  func refused(words: [String], error: String) throws {
    let author = try author()
    let before = try files(below: author.courseFolder)
    let run = author.run(words: ["dev", "new"] + words)
    #expect(run.status == .usage)
    #expect(run.errors == "lessons: \(error)")
    #expect(try files(below: author.courseFolder) == before)
  }
}
