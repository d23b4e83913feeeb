import Authoring
import Course
import Foundation
import LayoutLessons
import Platform
import Terminal
import Testing
import TestRunners

@Suite("lessons book: lessons and exercises as pages")
struct BookTests {
  /// The files of a book, by their names, as the command writes them for the tests' course.
  private func book(_ words: String...) throws -> [String: String] {
    let learner = try Learner()
    var surroundings = learner.surroundings()
    surroundings.pageModule = { "AA==" }
    let outcome = BothPrograms.run(["book", "site"] + words, in: surroundings)
    #expect(outcome.status == .passed, "\(Learner.text(outcome.errors))")
    let folder = "\(learner.folder)/site"
    return try FileManager.default.contentsOfDirectory(atPath: folder).reduce(into: [:]) {
      $0[$1] = try String(contentsOfFile: "\(folder)/\($1)", encoding: .utf8)
    }
  }

  @Test(
    "pages that check, and pages that don't, are as recorded",
    arguments: [[], ["--static"]])
  func pages(option: [String]) throws {
    let learner = try Learner()
    var surroundings = learner.surroundings()
    surroundings.pageModule = { "AA==" }
    _ = BothPrograms.run(["book", "--lessons", "1"] + option, in: surroundings)
    let name = option.first.map { "-\($0.dropFirst(2))" } ?? ""
    for page in ["index", "01-two-screens", "exercise-hold-on"] {
      let text = try String(
        contentsOfFile: "\(learner.folder)/book/\(page).html", encoding: .utf8)
      expectRecorded(text, "Book/\(page)\(name)")
    }
  }

  @Test("a book that checks has the module, the course, the script and the style beside its pages")
  func files() throws {
    let files = try book("--lessons", "1,3-4")
    let others = Set(files.keys.filter { !$0.hasSuffix(".html") })
    #expect(others == ["course.js", "module.js", "page.css", "page.js"])
    #expect(files["module.js"] == "globalThis.lessonsModule = \"AA==\"\n")
    let lessons = files.keys.filter { $0.first?.isNumber ?? false }.map { $0.prefix(2) }
    #expect(lessons.sorted() == ["01", "03", "04"])
    #expect(files["page.css"]?.contains("svg.layout") == true, "drawings have their style")
  }

  @Test("a book without solutions has no answer, no hint, and nothing that comes after exercises")
  func withoutSolutions() throws {
    let files = try book("--without-solutions")
    #expect(files.keys.filter { !$0.hasSuffix(".html") } == ["page.css"])
    let course = try CourseLoader(root: Learner.course).load()
    for exercise in course.exercises {
      let page = try #require(files["exercise-\(exercise.id).html"])
      let text = page.replacing(/<[^>]*>/, with: " ").replacing("&lt;", with: "<")
        .replacing("&gt;", with: ">").replacing("&amp;", with: "&")
      #expect(LeakProof(exercise, secrets: []).leak(in: text) == nil, "\(exercise.id)")
      for hint in exercise.hints { #expect(!text.contains(hint), "\(exercise.id): \(hint)") }
    }
    for lesson in course.lessons {
      let page = try #require(files["\(lesson.folder).html"])
      for section in lesson.halves.after {
        #expect(!page.contains("<h2>\(section.title ?? "-")</h2>"), "\(lesson.folder)")
      }
    }
  }

  @Test(
    "a compiler that can't build for browsers is named, with what to install and what works without"
  )
  func noLibrary() throws {
    let learner = try Learner()
    for tool in ["swiftc", "swift-frontend"] { try learner.place("", at: "usr/bin/\(tool)") }
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: "\(learner.folder)/usr/bin/swiftc")
    let run = learner.run(
      words: ["book"],
      environment: [
        "PATH": "\(learner.folder)/usr/bin", "LESSONS_CACHE": "\(learner.folder)/cache",
      ])
    #expect(run.status == .usage)
    let place = try #require(Folder.resolved("\(learner.folder)/usr"))
    #expect(
      run.errors == """
        lessons: The grader for browsers can't be built: this Swift toolchain can't build for browsers: \
        \(place)/lib/swift/embedded/wasm32-unknown-none-wasm/libswiftUnicodeDataTables.a is missing. \
        Install the toolchain from https://www.swift.org/install, or use --static to write pages that \
        don't check answers.
        """)
    #expect(!FileManager.default.fileExists(atPath: "\(learner.folder)/book"))
  }

  @Test("an older book is written anew, and a folder with other files is refused")
  func folders() throws {
    let learner = try Learner()
    #expect(learner.run("book", "site", "--static", "--lessons", "1").status == .passed)
    #expect(learner.run("book", "site", "--static", "--lessons", "1").status == .passed)
    try learner.place("mine", at: "other/notes.txt")
    let run = learner.run("book", "other", "--static")
    #expect(run.status == .usage && run.errors.contains("other"), "\(run.errors)")
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: "\(learner.folder)/other").count == 1)
  }

  @Test(
    "markup in a course's titles, tasks and hints is shown as text", arguments: [[], ["--static"]])
  func hostile(option: [String]) throws {
    let learner = try Learner()
    let mark = "<img src=x onerror=alert(1)>"
    let course = try learner.makeCourse("Lessons", title: mark)
    for name in try FileManager.default.subpathsOfDirectory(atPath: course)
    where name.hasSuffix("exercise.json") {
      let text = try String(contentsOfFile: "\(course)/\(name)", encoding: .utf8)
      try text.replacing(/"(title|task)": "/) { "\($0.output.0)\(mark)" }
        .replacing(/"hints": \[\s*"/) { "\($0.output)\(mark)" }
        .write(toFile: "\(course)/\(name)", atomically: false, encoding: .utf8)
    }
    var surroundings = learner.surroundings()
    surroundings.pageModule = { "AA==" }
    #expect(
      BothPrograms.run(["book", "site", "--course", course] + option, in: surroundings).status
        == .passed)
    for name in try FileManager.default.contentsOfDirectory(atPath: "\(learner.folder)/site")
    where name.hasSuffix(".html") {
      let page = try String(contentsOfFile: "\(learner.folder)/site/\(name)", encoding: .utf8)
      #expect(!page.contains("<img") && page.contains("&lt;img src=x onerror"), "\(name)")
    }
  }

  @Test("a lesson that there isn't is told")
  func unknownLesson() throws {
    let run = try Learner().run("book", "--static", "--lessons", "1-3,frobnicate")
    #expect(run.status == .usage && run.errors.contains("frobnicate"), "\(run.errors)")
  }
}
