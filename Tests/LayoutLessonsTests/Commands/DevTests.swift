import Course
import Foundation
import LayoutLessons
import SwiftRunning
import Terminal
import Testing
import TestRunners

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

@Suite("dev check --mutants: every right answer is spoilt, and graded")
struct MutantPageTests {
  @Test("a table and four figures, readable on a narrow and a wide screen", arguments: [40, 80])
  func page(columns: Int) throws {
    let learner = try Learner(columns: columns)
    let run = learner.run(
      "dev", "check", "--mutants", "--seeds", "1", "--course", try learner.makeCourse("small"))
    #expect(run.status == .passed, "\(run.errors)")
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(lines.allSatisfy { $0.count <= columns })
    let header = try #require(lines.firstIndex(of: "  operator   diagnosis          number"))
    #expect(lines[header + 1] == "  ─────────  ─────────────────  ──────")
    let rows = lines[(header + 2)...].prefix { !$0.hasPrefix("  0 of ") }
    #expect(rows.count == 10)
    #expect(rows.allSatisfy { $0.count == 38 && $0.last?.isNumber == true }, "\(rows)")
    #expect(rows.contains { $0.hasPrefix("  sign       sign    ") })
    let figures = lines[(header + 2 + rows.count)...].joined(separator: " ")
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let pattern =
      #/
      0\ of\ \d+\ mutants\ pass\ without\ giving\ the\ wanted\ layout
      \ \d+\ changed\ answers\ give\ the\ wanted\ layout
      \ in\ every\ case,\ in\ spite\ of\ the\ change
      \ \d+(\.\d)?\ %\ of\ the\ \d+\ wrong\ answers\ get\ the\ diagnosis
      \ that\ names\ the\ operator
      \ \d+(\.\d)?\ %\ get\ a\ wrong\ diagnosis
      \ The\ course\ passes\ every\ check\.
      /#
    #expect(figures.wholeMatch(of: pattern) != nil, "\(figures)")
  }
}

@Suite("Program: doctor")
struct DoctorTests {
  private let environment = Learner.usualEnvironment

  /// What differs from machine to machine, under names that don't.
  private func general(_ text: String, folder: String = "") -> String {
    var text =
      text
      .replacingOccurrences(of: Learner.course, with: "COURSE")
      .replacingOccurrences(of: RealRunner.cache, with: "CACHE")
    if !folder.isEmpty { text = text.replacingOccurrences(of: folder, with: "HERE") }
    return
      text
      .replacing(/Swift \d[^,]*, [^ "\n]+\/swiftc/, with: "VERSION, COMPILER")
      .replacing(/Landlock \d+/, with: "Landlock N")
      .replacing(
        /run: [0-9]+; found among earlier results: [0-9]+/,
        with: "run: N; found among earlier results: N")
  }

  private static let hasJail = JailProbe.level == .full

  @Test("all is well", .enabled(if: hasJail, "a full jail needs a Linux with Landlock"))
  func well() throws {
    let learner = try Learner()
    let run = try learner.start(["doctor", "--build"], environment: environment)
    #expect(run.status == .passed)
    expectRecorded(
      general(run.output).replacing(/course\s+COURSE/, with: "course  COURSE")
        .replacing(/built, in\s+CACHE/, with: "built, in CACHE")
        .replacing(/VERSION,\s+COMPILER/, with: "VERSION, COMPILER"), "Doctor/well")
    let json = try learner.start(["doctor", "--json"], environment: environment)
    expectRecorded(general(json.output), "Doctor/well-2")
  }

  @Test("a machine without a compiler", .enabled(if: hasJail))
  func noCompiler() throws {
    var environment = environment
    environment["PATH"] = "/nowhere"
    environment["LESSONS_COURSE"] = "/"
    let learner = try Learner()
    let run = try learner.start(["doctor"], environment: environment)
    #expect(run.status == .notYet)
    expectRecorded(general(run.output), "Doctor/noCompiler")
  }

  @Test("a cache that can't be written", .enabled(if: hasJail))
  func noCache() throws {
    let learner = try Learner()
    // Not even root can make a folder in a file's place.
    try learner.place("", at: "file")
    var environment = environment
    environment["LESSONS_CACHE"] = learner.folder + "/file/cache"
    for words in [["doctor"], ["doctor", "--build"]] {
      let run = try learner.start(words, environment: environment)
      #expect(run.status == .notYet, "\(words)")
      let text = general(run.output, folder: learner.folder)
        .replacing(/\s+/, with: " ")
      #expect(
        text.contains(
          """
          module nothing can be kept in HERE/file/cache name another folder with \
          LESSONS_CACHE=/path/to/folder jail
          """), "\(run.output)")
    }
  }

  @Test("a cache that others may write into", .enabled(if: hasJail))
  func openCache() throws {
    let learner = try Learner()
    let cache = learner.folder + "/cache"
    try FileManager.default.createDirectory(atPath: cache, withIntermediateDirectories: false)
    try FileManager.default.setAttributes([.posixPermissions: 0o775], ofItemAtPath: cache)
    var environment = environment
    environment["LESSONS_CACHE"] = cache
    environment["COLUMNS"] = "300"
    for words in [["doctor"], ["doctor", "--build"]] {
      let run = try learner.start(words, environment: environment)
      #expect(run.status == .notYet, "\(words)")
      #expect(
        general(run.output, folder: learner.folder).contains(
          """
            module    others may write into the cache folder HERE/cache (its mode is 775), and \
          could put false results into it
                      type `chmod -R go-w HERE/cache`, or name a folder of your own with \
          LESSONS_CACHE=/path/to/folder
          """), "\(run.output)")
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: cache) == [])
  }

  @Test("a module that isn't built yet is no fault", .enabled(if: hasJail))
  func notBuilt() throws {
    let learner = try Learner()
    var environment = environment
    environment["LESSONS_CACHE"] = learner.folder + "/cache"
    let run = try learner.start(["doctor"], environment: environment)
    #expect(run.status == .passed)
    #expect(
      run.output.contains(
        """
          module    not built yet
                    the first answer in Swift builds it, in about 15 s; doctor --build
                    does it now
        """))
    #expect(run.output.contains("results   answers run: 0; found among earlier results: 0"))
    #expect(!FileManager.default.fileExists(atPath: learner.folder + "/cache"))
  }

  @Test("a path that is wider than the page stands below its subject, in one piece")
  func narrow() throws {
    var environment = environment
    environment["COLUMNS"] = "40"
    let run = try Learner().start(["doctor"], environment: environment)
    #expect(run.output.contains("\n    \(Learner.course)\n") || Learner.course.count <= 28)
  }
}

@Suite("docs/TEACHING.md: the plan is the course's")
struct TeachingTests {
  private static let page = Checkout.root.appending(path: "docs/TEACHING.md")

  private static func text() throws -> String { try String(contentsOf: page, encoding: .utf8) }

  private func rows() throws -> [String] {
    let text = try Self.text()
    let start = try #require(text.range(of: "\n## The plan\n")).upperBound
    let plan = text[start...].components(separatedBy: "\n## ")[0]
    return plan.components(separatedBy: "\n").filter { line in
      line.hasPrefix("| ") && !line.hasPrefix("| ---") && !line.hasPrefix("| lesson |")
    }
  }

  private func row(
    of lesson: Lesson, _ number: LessonNumber, in course: Course
  ) throws -> String {
    let opening = try #require(lesson.document.sections.first { $0.title == nil })
    let words = opening.blocks.flatMap(\.content.texts).last ?? []
    let sentence = words.map(marked).joined()
    let can = try #require(sentence.range(of: "you can ")).upperBound
    let exercises = lesson.exerciseIDs.map { "`\($0)`" }.joined(separator: ", ")
    return
      "| \(number) | \(lesson.title) | \(lesson.minutes(with: course.exercises(of: lesson))) | "
      + "\(sentence[can...].dropLast()) | \(exercises) |"
  }

  private func marked(_ inline: Document.Inline) -> String {
    switch inline {
    case .code(let text): "`\(text)`"
    case .emphasis(let inside): "*\(inside.map(\.plain).joined())*"
    default: inline.plain
    }
  }

  @Test(
    "every lesson has its row, with its minutes and what one can do afterwards, in the order taught"
  )
  func plan() throws {
    let course = try RealCourse.load()
    let wanted = try zip(course.lessons, course.numbers).map {
      try row(of: $0, $1, in: course)
    }
    #expect(try rows() == wanted, "a lesson has changed, or its row has")
  }

  @Test("there are two sessions in each of four weeks, and each says how long it takes")
  func sessions() throws {
    let text = try Self.text()
    var titles: [String] = []
    for session in text.components(separatedBy: "\n### Week ").dropFirst()
    where session.contains(" session\n") {
      let lines = session.components(separatedBy: "\n")
      titles.append(lines[0])
      let minutes = lines.filter { $0.hasPrefix("| ") && $0.hasSuffix("` |") }.compactMap {
        Int($0.components(separatedBy: " | ")[2])
      }
      let sum = minutes.reduce(0, +)
      #expect(lines[2].hasSuffix(": \(sum) minutes."), "\(lines[0]) takes \(sum) minutes")
      #expect(50...75 ~= sum)
    }
    #expect(
      titles == (1...4).flatMap { ["\($0), first session", "\($0), second session"] })
  }

  @Test("every exercise that is named for grading is in the course")
  func exercises() throws {
    let course = try RealCourse.load()
    let text = try Self.text()
    let start = try #require(text.range(of: "\n## What to grade\n")).upperBound
    let rows = text[start...].components(separatedBy: "\n## ")[0].split(separator: "\n")
      .filter { $0.hasPrefix("|") }.joined(separator: "\n")
    let names = rows.components(separatedBy: "`").enumerated()
      .filter { $0.offset % 2 == 1 }.map(\.element)
    #expect(names.count >= 16)
    for name in names { #expect(course.exercise(name) != nil, "\(name) isn't an exercise") }
  }
}
