import Foundation
import LayoutLessons
import Terminal
import Testing

@Suite("Which course: a folder Lessons that lies around never replaces it silently")
struct CourseChoiceTests {
  /// A learner's checkout with a course of the learner's own, and one folder below it.
  private func learner() throws -> Learner {
    var learner = try Learner()
    learner.place = "/checkout/answers"
    try FileManager.default.createDirectory(
      atPath: learner.folder + learner.place, withIntermediateDirectories: true)
    try learner.makeCourse("checkout/Lessons", title: "The learner's")
    return learner
  }

  private static let places = [
    ("prefix/bin/lessons", "prefix/share/lessons/Lessons"),
    ("made/.build/x86_64-unknown-linux-gnu/debug/lessons", "made/Lessons"),
    ("made/.build/out/Products/Release/lessons", "made/Lessons"),
    // The program was built in the learner's folder, beside the learner's course.
    ("checkout/answers/.build/release/lessons", "checkout/answers/Lessons"),
  ]

  private func title(_ choice: Learner.Choice) throws -> String {
    let object = try JSONSerialization.jsonObject(with: Data(choice.output.utf8))
    return try #require((object as? [String: Any])?["title"] as? String)
  }

  @Test("the program's own comes before any that lies here or above", arguments: places)
  func own(program: String, course: String) throws {
    let learner = try learner()
    try learner.makeCourse(course, title: "The program's")
    let choice = learner.choose(["list", "--json"], program: program)
    #expect(try title(choice) == "The program's")
    #expect(choice.told == [] && choice.errors == "")
  }

  @Test("an easier exercise of the same name in the learner's folder makes nothing pass")
  func easier() throws {
    let learner = try learner()
    try learner.makeCourse("prefix/share/lessons/Lessons")
    func edit(_ path: String, _ old: String, _ new: String) throws {
      let path = "\(learner.folder)/checkout/\(path)"
      let text = try String(contentsOfFile: path, encoding: .utf8)
      try #require(text.contains(old))
      try text.replacingOccurrences(of: old, with: new).write(
        toFile: path, atomically: false, encoding: .utf8)
    }
    let exercise = "01-two-screens/hold-on"
    try edit("Lessons/\(exercise)/solution.layout", "trailing - 16", "trailing - 8")
    let program = "prefix/bin/lessons"
    _ = learner.choose(["next"], program: program)
    _ = learner.choose(["reset", "hold-on"], program: program)
    let answer = "answers/layout-lessons/\(exercise).layout"
    try Learner.solution(of: "hold-on")
      .replacingOccurrences(of: "trailing - 16", with: "trailing - 8")
      .write(toFile: "\(learner.folder)/checkout/\(answer)", atomically: false, encoding: .utf8)
    let check = ["check", "hold-on"]
    #expect(learner.choose(check, program: program).status == .notYet)
    let easier = ["--course", "../Lessons"]
    #expect(learner.choose(check + easier, program: program).status == .passed)
  }

  @Test("LESSONS_COURSE comes before the program's own, and --course before both")
  func named() throws {
    let learner = try learner()
    try learner.makeCourse("prefix/share/lessons/Lessons", title: "The program's")
    let variable = try learner.makeCourse("variable", title: "The variable's")
    let option = try learner.makeCourse("option", title: "The option's")
    let program = "prefix/bin/lessons"
    var choice = learner.choose(["list", "--json"], program: program, variable: variable)
    #expect(try title(choice) == "The variable's")
    #expect(choice.told == [])
    choice = learner.choose(
      ["list", "--json", "--course", option], program: program, variable: variable)
    #expect(try title(choice) == "The option's")
    #expect(choice.told == [])
    choice = learner.choose(["list", "--json"], program: program, variable: "")
    #expect(try title(choice) == "The program's")
  }

  @Test(
    "a program that was moved away takes one from here or above, and says so beside its result",
    arguments: ["moved/lessons", "checkout/tools/linux/lessons", "checkout/a/b/c/lessons"])
  func moved(program: String) throws {
    let learner = try learner()
    let choice = learner.choose(["list", "--json"], program: program)
    #expect(try title(choice) == "The learner's")
    #expect(
      choice.told == [
        "lessons: this program has no course of its own, so it uses the one in "
          + "HERE/checkout/Lessons; name a course with --course or LESSONS_COURSE"
      ])
    #expect(choice.errors == "")
  }

  @Test("without any the program says so, and what to type")
  func none() throws {
    let choice = try Learner().choose(["list"], program: "moved/lessons")
    #expect(
      choice.errors
        == "lessons: no course was found, so there are no sentences to print. Name a folder that "
        + "holds a course (it has a file course.json) with --course or LESSONS_COURSE."
    )
    #expect(choice.status == .usage && choice.output == "" && choice.told == [])
  }

  @Test("a variable that names no course is told by its name, and nothing else is taken")
  func wrongVariable() throws {
    let learner = try learner()
    let choice = learner.choose(["list"], program: "moved/lessons", variable: "/nowhere")
    #expect(
      choice.errors
        == "lessons: LESSONS_COURSE names /nowhere, which holds no course: it has no course.json; set it to the folder of a course, or unset it"
    )
    #expect(choice.status == .usage && choice.told == [])
    let json = learner.choose(["list", "--json"], program: "moved/lessons", variable: "/nowhere")
    #expect(
      json.output == """
        {"command":"list","error":{"id":"usage","words":"LESSONS_COURSE names /nowhere, which holds no course: it has no course.json; set it to the folder of a course, or unset \
        it"},"exitStatus":2,"schemaVersion":2}
        """)
  }

  @Test("doctor says which course is used, and why if nobody has named it")
  func doctor() throws {
    let learner = try learner()
    func first(_ choice: Learner.Choice, _ count: Int) -> String {
      choice.output.split(separator: "\n").prefix(count).joined(separator: "\n")
    }
    #expect(
      first(learner.choose(["doctor"], program: "moved/lessons"), 2) == """
          course    HERE/checkout/Lessons, because this program has no course of its own
                    name a course with --course or LESSONS_COURSE
        """)
    try learner.makeCourse("prefix/share/lessons/Lessons")
    #expect(
      first(learner.choose(["doctor"], program: "prefix/bin/lessons"), 1)
        == "  course    HERE/prefix/share/lessons/Lessons")
  }

  // MARK: Authors

  @Test("dev check says that the course here isn't the one that is proved")
  func proved() throws {
    let learner = try learner()
    try learner.makeCourse("prefix/share/lessons/Lessons")
    let words = ["dev", "check", "--seeds", "1"]
    let choice = learner.choose(words, program: "prefix/bin/lessons")
    #expect(
      choice.told == [
        "lessons: this proves the program's own course; to prove the course here, add --course HERE/checkout/Lessons"
      ])
    #expect(choice.status == .passed, "\(choice.errors)")
    let named = learner.choose(
      words + ["--course", "\(learner.folder)/checkout/Lessons"], program: "prefix/bin/lessons")
    #expect(named.told == [] && named.status == .passed)
  }

  @Test("dev new never writes into the program's copy, and says how to write into the one here")
  func written() throws {
    var learner = try learner()
    try learner.makeCourse("prefix/share/lessons/Lessons")
    let words = ["dev", "new", "lesson", "77-share-a-row"]
    #expect(
      learner.choose(words, program: "prefix/bin/lessons").errors
        == "lessons: the course beside the program is a copy; to write in the course here, add --course HERE/checkout/Lessons"
    )
    learner.place = ""
    #expect(
      learner.choose(words, program: "prefix/bin/lessons").errors
        == "lessons: the course beside the program is a copy; with --course, name the folder to "
        + "write in")
    // In the checkout in which the program was built the course is no copy.
    learner.place = "/checkout"
    let made = learner.choose(words, program: "checkout/.build/debug/lessons")
    #expect(made.errors == "" && made.told == [])
    #expect(
      made.output.hasSuffix("2. Run lessons dev check --course Lessons until it finds no mistake."))
  }

  @Test("what an author is told to type has the course's name in quotes where a shell needs them")
  func quoted() throws {
    let author = try Learner()
    try author.makeCourse("my course's")
    let made = author.choose(
      ["dev", "new", "lesson", "77-share-a-row", "--course", "my course's"], program: "a/lessons")
    #expect(
      made.output.hasSuffix(
        #"2. Run lessons dev check --course 'my course'\''s' until it finds no mistake."#
      ))
  }
}

@Suite("Commands read what they need of the course")
struct CourseReadingTests {
  /// A copy of the course, some files of which are spoilt.
  private struct SpoiltCourse: ~Copyable {
    let root: String

    /// Spoils every file whose path below the course `isSpoilt` accepts.
    init(_ isSpoilt: (String) -> Bool) throws {
      let manager = FileManager.default
      root = manager.temporaryDirectory.appending(path: "spoilt-\(UUID().uuidString)").path()
      try manager.copyItem(atPath: Learner.course, toPath: root)
      var spoilt = 0
      for case let path as String in manager.enumerator(atPath: root) ?? .init() {
        guard isSpoilt(path), !path.hasPrefix("strings"), path.contains(".") else { continue }
        try Data("spoilt \u{0}".utf8).write(to: URL(filePath: "\(root)/\(path)"))
        spoilt += 1
      }
      #expect(spoilt > 0)
    }

    deinit { try? FileManager.default.removeItem(atPath: root) }
  }

  /// What a command prints in a course that is sound, and in one that is spoilt.
  private func outputs(
    _ words: [String], after commands: [[String]] = [], spoiling isSpoilt: (String) -> Bool
  ) throws -> (sound: [String], spoilt: [String]) {
    func run(in course: String) throws -> [String] {
      var learner = try Learner()
      for command in commands { learner.run(words: command) }
      learner.courseFolder = course
      let run = learner.run(words: words)
      return [run.output, run.errors, "status \(run.status.rawValue)"]
    }
    let course = try SpoiltCourse(isSpoilt)
    return (try run(in: Learner.course), try run(in: course.root))
  }

  private static let log = Learner.course + "/10-finding-a-conflict/log-into-sentences/log.txt"

  @Test(
    "no lesson, for what is outside the course",
    arguments: [
      ["try", "Red.width = 80"], ["try", "--json", "Red.width = 80"],
      ["why", "Red.width", "Red.width = 80"], ["explain", log], ["explain", "--json", log],
    ])
  func outside(words: [String]) throws {
    let outputs = try outputs(words) { $0.contains("/") }
    #expect(outputs.spoilt == outputs.sound)
    #expect(["status 0", "status 1"].contains(outputs.sound.last))
  }

  @Test("titles, for the list")
  func list() throws {
    let outputs = try outputs(["list"]) { !$0.hasSuffix("lesson.md") && $0.contains("/") }
    #expect(outputs.spoilt == outputs.sound)
    #expect(outputs.sound.last == "status 0")
  }

  @Test(
    "one lesson, for what is about one",
    arguments: [
      ["next"], ["next", "--json"], ["show", "5"], ["show", "05-sameness"], ["show", "sameness"],
      ["show", "--json", "flip-around"], ["show", "flip-around"], ["hint", "flip-around"],
      ["hint", "--json", "flip-around"], ["check", "flip-around"],
      ["check", "--json", "layout-lessons/05-sameness/flip-around.layout"],
      ["reset", "flip-around"], ["present", "5"],
    ])
  func lesson(words: [String]) throws {
    let lesson = words[0] == "next" ? "01-" : "05-"
    let commands = [["next"], ["reset", "flip-around"]]
    let outputs = try outputs(words, after: words[0] == "next" ? [] : commands) {
      $0.contains("/") && !$0.hasPrefix(lesson)
    }
    #expect(outputs.spoilt == outputs.sound)
    #expect(["status 0", "status 1"].contains(outputs.sound.last))
  }

  @Test("one exercise of that lesson")
  func exercise() throws {
    let kept = ["01-two-screens/lesson.md", "01-two-screens/hold-on/"]
    let outputs = try outputs(["next"]) { path in
      path.contains("/") && !kept.contains { path.hasPrefix($0) }
    }
    #expect(outputs.spoilt == outputs.sound)
    #expect(outputs.sound.last == "status 0")
  }

  @Test("and what is wrong with a file is told where that file is read")
  func complaint() throws {
    let outputs = try outputs(["show", "5"]) { $0 == "05-sameness/lesson.md" }
    #expect(outputs.spoilt.last == "status 3")
    #expect(outputs.spoilt[1].contains("/05-sameness/lesson.md:1:8: error: "))
  }
}

@Suite("Program: a learner's folder anywhere")
struct InitTests {
  private func names(_ path: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path).sorted()
  }

  @Test("init makes a folder that commands inside of it find")
  func make() throws {
    var learner = try Learner()
    let run = learner.run("init", "deep/my answers/")
    #expect(run.status == .passed)
    #expect(
      run.output == """
          Made deep/my answers for your answers and your progress.

          Go there  cd 'deep/my answers'
          Then      lessons next
        """)
    learner.place = "/deep/my answers"
    #expect(try names(learner.folder + learner.place) == [".layout-lessons", "progress.json"])
    let next = learner.run("next")
    #expect(!next.output.contains("Made the folder"))
    #expect(next.output.contains("Edit    01-two-screens/hold-on.layout"))
    learner.place += "/01-two-screens"
    #expect(learner.run("check").status == .notYet)
    learner.place = ""
    #expect(learner.run("check").status == .usage)
  }

  @Test("a folder that is ours already stays as it is")
  func again() throws {
    var learner = try Learner()
    learner.run("init", "answers")
    learner.place = "/answers"
    learner.run("next")
    learner.place = ""
    let before = try names(learner.folder + "/answers")
    #expect(
      learner.run("init", "answers").output.hasPrefix(
        "  answers is your folder already; nothing has changed."))
    #expect(try names(learner.folder + "/answers") == before)
    learner.run("next")
    #expect(learner.run("init", "layout-lessons").output.contains("already"))
  }

  @Test(
    "a folder with anything in it, or a file, is left alone",
    arguments: [".hidden", "progress.json"])
  func refused(name: String) throws {
    let learner = try Learner()
    try learner.place("mine", at: "full/\(name)")
    for target in ["full", "full/\(name)"] {
      let run = learner.run("init", target)
      #expect(run.status == .usage)
      #expect(
        run.errors
          == "lessons: \(target) isn't empty; name an empty folder, or one that isn't there yet")
    }
    #expect(try names(learner.folder + "/full") == [name])
  }

  @Test("another program's progress.json is no learner's folder")
  func foreign() throws {
    let learner = try Learner()
    try learner.place("{}", at: "progress.json")
    #expect(learner.run("next").output.contains("  Edit    layout-lessons/01-two-screens/"))
    #expect(try names(learner.folder) == ["layout-lessons", "progress.json"])
  }

  @Test("what can't be made is told")
  func failures() throws {
    let learner = try Learner()
    #expect(learner.run("init", "").errors == "lessons: name the folder to make")
    try learner.place("x", at: "file")
    #expect(learner.run("init", "file/below").errors.hasSuffix("the folder can't be made here"))
  }
}
