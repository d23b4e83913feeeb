import ClassGrading
import Foundation
import LayoutLessons
import Terminal
import Testing
import TestRunners

@Suite("A name is not a path: whatever a course, a progress file, a class or a report says")
struct HostileNamesTests {
  /// What every command is called with; a test compares this with the table of commands.
  static let calls: [String: [[String]]] = [
    "next": [[], ["hold-on"], ["../../evil"], ["two-edges", "--skip"], ["/evil"]],
    "check": [[], ["hold-on"], ["layout-lessons/01-two-screens/hold-on.layout"], ["../../evil"]],
    "hint": [[], ["hold-on"], ["../../evil"]],
    "show": [[], ["1"], ["../evil"], ["two-screens"]],
    "sheet": [[], ["1"], ["../evil"]],
    "list": [[]],
    "solution": [[], ["hold-on"], ["../../evil"]],
    "reset": [[], ["hold-on"], ["../../evil"]],
    "review": [[]],
    "quiz": [["--before"]],
    "init": [["layout-lessons/inner"], ["inner", "--from", "layout-lessons/progress.json"]],
    "progress": [[], ["--export", "saved.json"]],
    "try": [["A.width = 3"]],
    "draw": [["hold-on"], ["../../evil"]],
    "why": [["A.width", "A.width = 3"], ["Start.width", "--exercise", "hold-on"]],
    "explain": [["log.txt"]],
    "lsp": [[]],
    "present": [["1"], ["../evil"]],
    "grade": [
      ["class", "--roster", "roster.csv", "--out", "report"],
      ["class", "--overrides", "overrides.csv", "--out", "report"],
      ["--merge", "hostile-report", "--out", "term"],
      ["class", "--merge", "hostile-report", "--out", "report"],
    ],
    "book": [["pages", "--static"], ["pages", "--static", "--lessons", "../evil"]],
    "hand-out": [
      [
        "--roster", "roster.csv", "--seed", "a long secret", "--exercises", "hold-on", "--out",
        "copies",
      ]
    ],
    "install": [["prefix"], ["prefix", "--uninstall"]],
    "doctor": [[]],
    "dev check": [[], ["--redraw"]],
    "dev new": [
      ["lesson", "../evil"], ["exercise", "01-two-screens/../../evil"], ["lesson", "/evil"],
      ["exercise", "01-two-screens/new-one"],
    ],
    "completions": [["bash"]],
    "man": [[]],
  ]

  private static let called = Sample.cases(3, of: HostileCourse.allCases, seed: 38)

  private static let own = [
    "layout-lessons", "report", "term", "copies", "pages", "prefix", "Lessons", "cache",
    "hostile-report", "inner", "saved.json",
  ]

  /// A learner who is at work, with a class, a roster and a report whose names lead elsewhere.
  private func learner() throws -> Learner {
    let learner = try Learner(columns: 300)
    try learner.place("canary", at: "evil.layout")
    try learner.place("canary", at: "evil.txt")
    try learner.place("nothing", at: "log.txt")
    try learner.place(Self.progress, at: "layout-lessons/progress.json")
    try learner.place("Start.width = 3\n", at: "layout-lessons/01-two-screens/hold-on.layout")
    try learner.place(Self.roster, at: "roster.csv")
    for name in ["..%2f..%2fevil", "...", "~", "-rf", "$(touch evil)", "a\nb", "ana"] {
      try learner.place("Start.width = 3\n", at: "class/\(name)/hold-on.layout")
      try learner.place(Self.progress, at: "class/\(name)/progress.json")
    }
    try FileManager.default.createSymbolicLink(
      atPath: learner.folder + "/class/ana/two-edges.layout",
      withDestinationPath: "../../evil.layout")
    try FileManager.default.createSymbolicLink(
      atPath: learner.folder + "/class/link", withDestinationPath: "..")
    try learner.place(Self.results, at: "hostile-report/results.json")
    try learner.place("0 ../evil.txt\n", at: "hostile-report/.files")
    try learner.place(
      "learner,exercise,grade,why\nana,hold-on,../evil.layout,because\n", at: "overrides.csv")
    return learner
  }

  private static let evil = [
    "../../evil", "/evil", "..", "../evil.txt", "a/../../../evil", "~/evil",
  ]

  private static var progress: String {
    let record =
      #"{"checks": 1, "hints": 3, "isRestarted": false, "isSkipped": false, "state": "solved"}"#
    let review = #"{"answers": 0, "mistakes": {}, "since": 20000, "step": 0}"#
    let records = evil.map { "\"\($0)\": \(record)" }.joined(separator: ", ")
    let reviews = evil.map { "\"\($0)\": \(review)" }.joined(separator: ", ")
    return """
      {"asked": "../../evil", "current": "../../evil", "exercises": {\(records)},
       "guesses": {"../../evil": "a"}, "quiz": {"../../evil": {"../evil": "a"}},
       "reviews": {\(reviews)}, "version": 1}
      """
  }

  private static var roster: String {
    "id,name\n" + evil.map { "\($0),\($0)\n" }.joined() + "ana,Ana\n"
  }

  private static var results: String {
    let learners = evil.map {
      #"{"answers":[],"isListed":true,"key":"\#($0)","most":1,"name":"\#($0)","notices":[],"points":1}"#
    }
    return
      #"{"schema":"lessons/class/v2","course":"x","name":"../evil","exercises":[{"id":"../evil",""#
      + #"title":"x"}],"learners":[\#(learners.joined(separator: ","))]}"#
  }

  private func run(_ words: [String], _ learner: borrowing Learner) -> Learner.Run {
    let folder = learner.folder
    var surroundings = learner.surroundings([
      "HOME": folder + "/prefix", "LESSONS_CACHE": folder + "/cache",
    ])
    surroundings.nextInput = { _ in nil }
    surroundings.environment["LESSONS_COURSE"] = "\(folder)/Lessons"
    let outcome = BothPrograms.run(words, in: surroundings)
    return Learner.Run(
      output: Learner.text(outcome.output), errors: Learner.text(outcome.errors),
      status: outcome.status)
  }

  /// Calls every command, and compares what is outside of its folders before and after each.
  private func runAll(_ learner: borrowing Learner, besides own: [String] = Self.own) throws {
    for (command, calls) in Self.calls.sorted(by: { $0.key < $1.key }) {
      for words in calls {
        let before = DiskPicture(of: learner.folder, without: own)
        _ = run(command.split(separator: " ").map(String.init) + words, learner)
        let after = DiskPicture(of: learner.folder, without: own)
        #expect(before.changes(to: after) == [], "\(command) \(words)")
      }
    }
  }

  @Test("every command is called")
  func commands() {
    #expect(Set(Self.calls.keys) == Set(Program.lessons.table.commands.map(\.name)))
  }

  @Test(
    "a hostile course is refused at its place, and no command touches what it leads to",
    arguments: HostileCourse.allCases)
  func course(course: HostileCourse) throws {
    let learner = try learner()
    try course.make(for: learner)
    let proof = run(["dev", "check"], learner)
    let place = proof.errors.replacingOccurrences(of: learner.folder + "/", with: "")
    #expect(place == course.message)
    #expect(proof.status == .course)
    // Calling every command takes a second or two for each course.
    if Self.called.contains(course) { try runAll(learner) }
  }

  @Test("hostile names in progress, classes, rosters and reports change nothing elsewhere")
  func names() throws {
    let learner = try learner()
    try learner.makeCourse("Lessons")
    try runAll(learner)
  }

  @Test(
    "links in the learner's folder that lead out are refused",
    arguments: ["01-two-screens", "progress.json", "quiz-before.txt", "compile_commands.json"])
  func learnersLinks(name: String) throws {
    let learner = try learner()
    try learner.makeCourse("Lessons")
    let path = learner.path(name)
    try? FileManager.default.removeItem(atPath: path)
    try learner.place("canary", at: "outside/file")
    try FileManager.default.createSymbolicLink(
      atPath: path, withDestinationPath: name.contains(".") ? "../outside/file" : "../outside")
    try runAll(learner)
    if name == "01-two-screens" {
      let next = run(["next", "hold-on"], learner)
      #expect(
        next.errors
          == "\(learner.folder)/layout-lessons/01-two-screens/hold-on.layout: error: this is a link to "
          + "something outside the folder: replace the link with a copy of what is there")
      #expect(next.status == .usage)
    }
  }

  @Test(
    "links in a report that lead out are refused or replaced",
    arguments: ["learners", "index.html", "results.csv", ".new", ".files", "gradescope"])
  func reportsLinks(name: String) throws {
    let learner = try learner()
    try learner.makeCourse("Lessons")
    let words = [
      "grade", "class", "--exercises", "hold-on", "--out", "report", "--export", "gradescope",
    ]
    #expect(run(words, learner).status == .passed)
    try? FileManager.default.removeItem(atPath: "\(learner.folder)/report/\(name)")
    try learner.place("canary", at: "outside/ana.html")
    try learner.place("canary", at: "file")
    try FileManager.default.createSymbolicLink(
      atPath: "\(learner.folder)/report/\(name)",
      withDestinationPath: name == "index.html" || name == "results.csv" || name == ".files"
        ? "../file" : "../outside")
    let before = DiskPicture(of: learner.folder, without: Self.own)
    let again = run(words, learner)
    #expect(before.changes(to: DiskPicture(of: learner.folder, without: Self.own)) == [])
    let isFolder = name == "learners" || name == "gradescope"
    #expect(again.status == (isFolder ? .usage : .passed), "\(again.errors)")
  }
}

/// A course whose author tries to have something read or written elsewhere.
enum HostileCourse: String, CaseIterable, Sendable {
  case exerciseAbove, lessonAbove, lessonAtRoot, lessonID, lessonLink, exerciseLink, starterLink
  case stringsLink, controlCharacter, optionAsName, dots, emptyPart, capitals, alternative
  case solutionOfOtherMoment

  /// The message about it, where the course is `Lessons`.
  var message: String {
    let lesson = "Lessons/01-two-screens"
    let slug = "use only letters, digits, - and _, and don't begin with -"
    return switch self {
    case .exerciseAbove:
      "\(lesson)/lesson.md:7:21: error: \"../../evil\" can't be the name of a lesson or an exercise: "
        + slug
    case .lessonAbove: outline(found: "../evil")
    case .lessonAtRoot: outline(found: "/evil")
    case .controlCharacter: outline(found: #"01-\u{1B}[2Jevil"#)
    case .optionAsName: outline(found: "--out")
    case .dots: outline(found: "..")
    case .emptyPart: outline(found: "01-two-screens//hold-on")
    case .lessonID:
      "\(lesson)/lesson.md:2:5: error: \"../evil\" can't be the name of a lesson or an exercise: \(slug)"
    case .lessonLink:
      "Lessons/course.json:4:46: error: 01-two-screens is a link to a folder outside the course: "
        + "replace the link with a copy of that folder"
    case .exerciseLink:
      "\(lesson)/lesson.md:7:1: error: 01-two-screens/hold-on is a link to a folder outside the course: "
        + "replace the link with a copy of that folder"
    case .starterLink: "\(lesson)/hold-on/starter.layout: error: \(Self.leadsOut)"
    case .stringsLink: "Lessons/strings/en.json: error: \(Self.leadsOut)"
    case .capitals:
      "\(lesson)/HOLD-ON/exercise.json: error: 01-two-screens/hold-on/exercise.json already has the id "
        + "HOLD-ON: rename the folder of one of the two\n\(lesson)/lesson.md:7:1: error: the folder "
        + "01-two-screens/two-edges has an exercise, but `exercises` doesn't list it, so nobody gets it: "
        + "add two-edges to this line, or delete the folder"
    case .alternative:
      "\(lesson)/hold-on/alternatives: error: the file name \"my answer.layout\" can't be used: rename "
        + "the file so that its name has only letters, digits, - and _, one dot before the ending, and no - "
        + "at its beginning"
    case .solutionOfOtherMoment:
      "\(lesson)/hold-on/solution.layout: error: \(Self.leadsOut)"
    }
  }

  private static let leadsOut =
    "this is a link to something outside the folder: replace the link with a copy of what is there"

  private func outline(found: String) -> String {
    "Lessons/course.json:4:46: error: item 1 of \"lessons\" must be a name of letters, digits, - and _ "
      + "that doesn't begin with -, "
      + "not \"\(found)\""
  }

  /// Makes the course `Lessons` in a learner's folder, and beside it what it leads to.
  func make(for learner: borrowing Learner) throws {
    let root = try learner.makeCourse("Lessons")
    let (lesson, outside) = ("\(root)/01-two-screens", learner.folder + "/evil")
    try FileManager.default.copyItem(atPath: lesson, toPath: outside)
    let files = try FileManager.default.contentsOfDirectory(atPath: "\(outside)/hold-on")
    for file in files {
      try FileManager.default.copyItem(
        atPath: "\(outside)/hold-on/\(file)", toPath: "\(outside)/\(file)")
    }
    func write(_ name: String, _ old: String, _ new: String) throws {
      let text = try String(contentsOfFile: "\(root)/\(name)", encoding: .utf8)
      try #require(text.contains(old), "\(name) has no \(old)")
      try text.replacingOccurrences(of: old, with: new)
        .write(toFile: "\(root)/\(name)", atomically: false, encoding: .utf8)
    }
    func link(_ name: String, to target: String) throws {
      try FileManager.default.removeItem(atPath: "\(root)/\(name)")
      try FileManager.default.createSymbolicLink(
        atPath: "\(root)/\(name)", withDestinationPath: target)
    }
    let file = "01-two-screens/lesson.md"
    switch self {
    case .exerciseAbove: try write(file, "two-edges,", "../../evil,")
    case .lessonAbove: try write("course.json", "01-two-screens", "../evil")
    case .lessonAtRoot: try write("course.json", "01-two-screens", "/evil")
    case .controlCharacter: try write("course.json", "01-two-screens", #"01-\u001b[2Jevil"#)
    case .optionAsName: try write("course.json", "01-two-screens", "--out")
    case .dots: try write("course.json", "01-two-screens", "..")
    case .emptyPart: try write("course.json", "01-two-screens", "01-two-screens//hold-on")
    case .lessonID: try write(file, "id: two-screens", "id: ../evil")
    case .lessonLink: try link("01-two-screens", to: outside)
    case .exerciseLink: try link("01-two-screens/hold-on", to: "../../evil/hold-on")
    case .starterLink:
      try link("01-two-screens/hold-on/starter.layout", to: outside + "/starter.layout")
    case .stringsLink: try link("strings/en.json", to: Learner.course + "/strings/en.json")
    case .capitals:
      try FileManager.default.copyItem(atPath: "\(lesson)/hold-on", toPath: "\(lesson)/HOLD-ON")
      try write(file, "two-edges,", "HOLD-ON,")
    case .alternative:
      try "".write(
        toFile: "\(lesson)/hold-on/alternatives/my answer.layout", atomically: false,
        encoding: .utf8)
    case .solutionOfOtherMoment:
      try link("01-two-screens/hold-on/solution.layout", to: "/etc/hostname")
    }
  }
}
