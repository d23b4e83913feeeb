import Course
import Foundation
import LayoutLessons
import Terminal
import Platform
import Synchronization
import TestRunners
import Testing

@Suite("Program: staying with an exercise")
struct StayingTests {
  private let file = "05-sameness/flip-around.layout"

  @Test(
    "next, show and check make the file of the exercise that is named, and stay with it",
    arguments: ["next", "show", "check"])
  func named(command: String) throws {
    let learner = try Learner(after: "next")
    let page = learner.run(words: [command, "flip-around"]).output
    let made =
      "  This exercise had no answer file yet, so the command created\n  layout-lessons/\(file).\n"
    #expect(page.hasPrefix(made) == (command == "check"), "\(page)")
    #expect(try learner.read(file).contains("Superview.trailing = ___"))
    #expect(learner.run("check").output.hasPrefix("  Not yet: flip-around\n"))
    #expect(learner.run("next").output.contains("(flip-around)"))
  }

  @Test("after a later exercise has passed, next goes on behind it")
  func later() throws {
    let learner = try Learner()
    learner.run("next", "flip-around")
    try learner.solve("flip-around")
    #expect(learner.run("check").status == .passed)
    #expect(learner.run("next").output.contains("(begin-at-the-end)"))
  }

  @Test("show of an exercise makes the learner's folder, and says so once")
  func folder() throws {
    let learner = try Learner()
    #expect(
      learner.run("show", "flip-around").errors
        == "Made the folder layout-lessons for your answers and your progress.")
    #expect(learner.run("show", "flip-around").errors.isEmpty)
  }

  @Test("a check says which exercise it takes only if none was shown")
  func chosen() throws {
    let learner = try Learner()
    learner.run("init", "layout-lessons")
    let first = try #require(Learner.loadedCourse().exercises.first).id
    try Data("{\"version\": 1, \"exercises\": {}}".utf8).write(
      to: URL(filePath: learner.path("progress.json")))
    let exercise = try #require(Learner.loadedCourse().exercise(first))
    try FileManager.default.createDirectory(
      atPath: learner.path(exercise.lessonFolder), withIntermediateDirectories: true)
    try learner.solve(first)
    #expect(
      learner.run("check").output.hasPrefix(
        "  This is \(first), the first exercise that you haven't passed.\n\n  Passed: \(first)\n"))
    #expect(learner.run("check").output.hasPrefix("  Passed: \(first)\n"))
  }

  @Test("--watch checks again on each save, and ends with the status of the last verdict")
  func watch() throws {
    let learner = try Learner()
    learner.run("next", "flip-around")
    let right = try Learner.solution(of: "flip-around")
    let path = learner.path(file)
    var surroundings = learner.surroundings()
    let printed = Mutex<[String]>([])
    surroundings.put = { lines in printed.withLock { $0.append(Learner.text(lines)) } }
    surroundings.waitForSave = { files, seen, _ in
      #expect(files == [path] && seen.first??.size ?? 0 > 0)
      guard printed.withLock(\.count) < 3 else { return false }
      #expect(throws: Never.self) {
        try right.write(toFile: path, atomically: false, encoding: .utf8)
      }
      return true
    }
    let outcome = BothPrograms.run(["check", "--watch"], in: surroundings)
    #expect(outcome.output.isEmpty && outcome.status == .passed)
    let pages = printed.withLock(\.self)
    #expect(pages.count == 3)
    #expect(
      pages[0] == """
          The answer is checked each time you save
          layout-lessons/\(file). To end, press Ctrl-C.

        """)
    #expect(pages[1].hasPrefix("  Not yet: flip-around\n"))
    #expect(pages[2].hasPrefix("  Passed: flip-around\n"))
  }

  @Test("a watched file counts as saved once it is another one, and not while it is away")
  func saves() throws {
    let learner = try Learner()
    learner.run("next", "flip-around")
    let path = learner.path(file)
    let wait = learner.surroundings().waitForSave
    let seen = [FileFacts(path)]
    #expect(!wait([path], seen) { true })
    let looks = Mutex(0)
    #expect(throws: Never.self) { try FileManager.default.removeItem(atPath: path) }
    let isSaved = wait([path], seen) {
      looks.withLock { $0 += 1 }
      if looks.withLock(\.self) == 3 {
        #expect(throws: Never.self) {
          try "mine".write(toFile: path, atomically: false, encoding: .utf8)
        }
      }
      return looks.withLock(\.self) > 9
    }
    #expect(isSaved && looks.withLock(\.self) == 3)
  }
}

@Suite("Program: what stands around the exercises")
struct AroundExercisesTests {
  @Test("the solution is code alone, in the notation of the file that was saved last")
  func solution() throws {
    let learner = try Learner()
    let exercise = try #require(
      Learner.loadedCourse().exercises.first { $0.notations.count == 2 })
    learner.run("next", exercise.id)
    for _ in 1...3 { learner.run("hint") }
    let seen = learner.run("solution")
    #expect(seen.errors == "The exercise counts as seen now, not as solved.")
    for (notation, solution) in zip(exercise.notations, exercise.solutions) {
      let name = "\(exercise.lessonFolder)/\(exercise.id).\(notation.fileExtension)"
      for other in exercise.fileNames {
        try FileManager.default.setAttributes(
          [.modificationDate: Date(timeIntervalSince1970: 1_000_000)],
          ofItemAtPath: learner.path("\(exercise.lessonFolder)/\(other)"))
      }
      try learner.write("mine", to: name)
      let run = learner.run("solution")
      #expect(run.output + "\n" == solution.text && run.errors.isEmpty)
    }
  }

  @Test("the list marks the current exercise and begins with its lesson; --all lists the course")
  func list() throws {
    let learner = try Learner(isTerminal: true)
    learner.run("next", "flip-around")
    let page = learner.run("list").output
    #expect(
      page.hasPrefix(
        "   5  Equality, not assignment\n      begin-at-the-end  open\n    ▸ flip-around       started\n"
      ),
      "\(page)")
    #expect(page.split(separator: "\n", omittingEmptySubsequences: false).count <= 23)
    #expect(page.contains(" more rows: lessons list --all\n\n  0 of "))
    let all = learner.run("list", "--all").output
    for exercise in try Learner.loadedCourse().exercises { #expect(all.contains(exercise.id)) }
    #expect(learner.run("list", "--plain", "--all").output.contains("    ▸ flip-around"))
  }

  @Test("without a terminal, the program alone prints what next prints")
  func alone() throws {
    let learner = try Learner()
    #expect(try learner.run().output == Learner().run("next").output)
    learner.run("next", "flip-around")
    #expect(learner.run().output == learner.run("next").output)
  }

  @Test("a cache that can't be written loses nothing but where the progress is")
  func noCache() throws {
    let learner = try Learner()
    try learner.place("taken", at: "cache")
    let run = learner.run(
      words: ["next"], environment: ["LESSONS_CACHE": learner.folder + "/cache"])
    #expect(run.status == .passed && run.errors.isEmpty)
  }

  @Test("why it works is printed alone, after the lesson's exercises, as the last pass says")
  func why() throws {
    let learner = try Learner()
    let lesson = try #require(Learner.loadedCourse().lessons.first { $0.header.id == "sameness" })
    let closed = learner.run("show", "sameness", "--why")
    #expect(
      closed.status == .usage
        && closed.errors
          == "lessons: you can read why sameness works after you pass its exercises; `lessons next` shows the next exercise"
    )
    var last = ""
    for id in lesson.exerciseIDs {
      learner.run("next", id)
      try learner.solve(id)
      last = learner.run("check").output
    }
    #expect(last.contains("\n  Why it works  lessons show sameness --why\n"))
    let why = learner.run("show", "sameness", "--why").output
    #expect(why.hasPrefix("  Why it works\n") && !why.contains("One idea"))
  }

  @Test(
    "no path and no command is split at 40 columns",
    arguments: [
      ["next"], ["next", "tile-in-chains"], ["check", "flip-around"], ["hint"], ["reset"],
      ["list"], ["show", "flip-around"], ["init", "a-folder-with-a-long-name/and-another-one"],
      ["next", "--skip"], ["doctor"], [],
    ])
  func unsplit(words: [String]) throws {
    let wide = try Learner(columns: 200)
    let narrow = try Learner(columns: 40)
    if words.first == "hint" || words.first == "reset" {
      wide.run("next")
      narrow.run("next")
    }
    if words.first == "check" {
      wide.run("init", "layout-lessons")
      narrow.run("init", "layout-lessons")
    }
    let copied = wide.run(words: words).output.matches(
      of: /layout-lessons\/[\w\/.-]*\w|lessons (?:next|check|hint|show|list|solution)(?: --?\w+)*/
    ).map { String($0.output) }
    let page = narrow.run(words: words).output
    // On a narrow page the line about more drawings is missing with the drawing.
    for words in copied where !words.hasSuffix("--all") {
      #expect(page.contains(words), "\(words) in \(page)")
    }
  }
}
