import Foundation
import LayoutLessons
import Terminal
import Testing

@Suite("Program: new lessons and exercises")
struct DevNewTests {
  /// An author with a course of one lesson.
  private func author() throws -> Learner {
    var author = try Learner()
    author.courseFolder = author.folder + "/Lessons"
    try FileManager.default.createDirectory(
      atPath: author.courseFolder, withIntermediateDirectories: false)
    for name in ["01-two-screens", "strings"] {
      try FileManager.default.copyItem(
        atPath: "\(Learner.course)/\(name)", toPath: "\(author.courseFolder)/\(name)")
    }
    let course = """
      {
        "formatVersion": 1, "title": "Mine",
        "chapters": [{ "title": "One", "lessons": ["01-two-screens"] }]
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
          02-share-a-row is now listed in course.json.

          1. Replace what stands between ‹ and › with your own words, and remove these
             marks.
          2. Run lessons dev check --course Lessons until it finds no mistake.
        """))
    let outline = try String(contentsOfFile: author.courseFolder + "/course.json", encoding: .utf8)
    #expect(outline.contains("\"lessons\": [\"01-two-screens\", \"02-share-a-row\"]"))
    let marked = author.run("dev", "check", "--seeds", "1")
    #expect(marked.status == .course)
    #expect(
      marked.errors.hasPrefix(
        "Lessons/02-share-a-row/lesson.md:3:8: error: the mark ‹ is still here: replace what stands "
          + "between ‹ and › with your own words, and remove these marks\n"))
    #expect(marked.errors.split(separator: "\n").allSatisfy { $0.contains(": the mark ‹ is") })
    try fill(author.courseFolder + "/02-share-a-row")
    let filled = author.run("dev", "check", "--seeds", "1")
    #expect(filled.errors.isEmpty)
    #expect(filled.status == .passed)
    try addExercise(author)
  }

  @Test("a new course is refused while a mark is left, and accepted once they are gone")
  func course() throws {
    var author = try Learner()
    let run = author.run("dev", "new", "course", "Mine")
    #expect(run.status == .passed)
    #expect(
      run.output.hasPrefix(
        """
          Made Mine:

            strings/en.json
            01-first-lesson/lesson.md
            01-first-lesson/first-lesson-exercise/exercise.json
        """))
    #expect(
      run.output.hasSuffix(
        """
          1. Replace what stands between ‹ and › with your own words, and remove these
             marks.
          2. Run lessons dev check --course Mine until it finds no mistake.
        """))
    author.courseFolder = author.folder + "/Mine"
    let marked = author.run("dev", "check", "--seeds", "1")
    #expect(
      marked.errors.hasPrefix(
        "Mine/course.json:3:13: error: the mark ‹ is still here: replace what stands between ‹ and › "
          + "with your own words, and remove these marks\n"))
    #expect(marked.errors.split(separator: "\n").allSatisfy { $0.contains(": the mark ‹ is") })
    // The program's sentences quote the marks; they are no author's.
    let sentences = author.courseFolder + "/strings/en.json"
    let before = try Data(contentsOf: URL(filePath: sentences))
    try fill(author.courseFolder)
    try before.write(to: URL(filePath: sentences))
    let filled = author.run("dev", "check", "--seeds", "1")
    #expect(filled.errors.isEmpty)
    #expect(filled.status == .passed)
  }

  @Test("a new course goes only where nothing is")
  func coursesPlace() throws {
    let author = try Learner()
    try author.place("mine", at: "Mine/.hidden")
    let run = author.run("dev", "new", "course", "Mine/")
    #expect(run.status == .usage)
    #expect(
      run.errors == "lessons: Mine isn't empty; name an empty folder, or one that isn't there yet")
    #expect(author.run("dev", "new", "course", "").errors == "lessons: name the folder to make")
    #expect(try FileManager.default.contentsOfDirectory(atPath: author.folder + "/Mine").count == 1)
  }

  /// The same for an exercise in the new lesson.
  private func addExercise(_ author: borrowing Learner) throws {
    let run = author.run("dev", "new", "exercise", "02-share-a-row/second-row")
    #expect(
      run.output.contains("02-share-a-row/second-row is now listed in 02-share-a-row/lesson.md."))
    let lesson = try String(
      contentsOfFile: author.courseFolder + "/02-share-a-row/lesson.md", encoding: .utf8)
    #expect(lesson.contains("\nexercises: share-a-row-exercise, second-row\n"))
    #expect(author.run("dev", "check", "--seeds", "1").status == .course)
    try fill(author.courseFolder + "/02-share-a-row/second-row")
    let filled = author.run("dev", "check", "--seeds", "1")
    #expect(filled.errors.isEmpty)
    #expect(filled.status == .passed)
  }

  @Test("every file of a new exercise has something marked, or is a starter")
  func marks() throws {
    let author = try author()
    author.run("dev", "new", "exercise", "01-two-screens/marked")
    let folder = author.courseFolder + "/01-two-screens/marked"
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
      (["lesson", "01-two-screens"], "01-two-screens is there already; nothing is overwritten"),
      (
        ["exercise", "01-two-screens/two-edges"],
        "01-two-screens/two-edges is there already; nothing is overwritten"
      ),
      (
        ["exercise", "05-more/hold-on"],
        "the exercise hold-on is there already, in 01-two-screens; choose another name"
      ),
      (["lesson", "5-equal"], "a lesson's folder has a name like 09-my-lesson, not 5-equal"),
      (["lesson", "77-../up"], "a lesson's folder has a name like 09-my-lesson, not 77-../up"),
      (
        ["exercise", "01-two-screens/../up"],
        "an exercise's folder has a name like 09-my-lesson/my-exercise, not 01-two-screens/../up"
      ),
      (
        ["exercise", "78-none/row"],
        "there is no lesson 78-none; `lessons dev new lesson 78-none --course Lessons` makes it"
      ),
      (["chapter", "x"], "`dev new` makes a course, a lesson or an exercise, not chapter"),
    ])
  func refused(words: [String], error: String) throws {
    let author = try author()
    try FileManager.default.createDirectory(
      atPath: author.courseFolder + "/05-more", withIntermediateDirectories: false)
    let before = try files(below: author.courseFolder)
    let run = author.run(words: ["dev", "new"] + words)
    #expect(run.status == .usage)
    #expect(run.errors == "lessons: \(error)")
    #expect(try files(below: author.courseFolder) == before)
  }
}
