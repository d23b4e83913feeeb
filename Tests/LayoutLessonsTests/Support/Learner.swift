import Course
import Foundation
import LayoutLessons
import SwiftRunning
import Synchronization
import Terminal
import Testing
import TestRunners

/// Somebody with a folder of their own, who types commands and edits files.
struct Learner: ~Copyable {
  /// Where the learner works; the course is named by the environment.
  let folder: String
  var columns = 80
  var isPlain = false
  /// Whether commands print as on a terminal, where pages are cut to its rows.
  var isTerminal = false
  var timestamp = "20261121-041500"
  /// Where below the folder the commands are typed: `/answers`, or nothing.
  var place = ""
  /// Whether somebody stops every command as soon as it looks.
  var isStopping = false
  /// What is piped into the commands.
  var input: [UInt8] = []
  /// The course; the environment names it.
  var courseFolder: String

  static let course = TestCourse.root

  private static let loaded = Result {
    try CourseLoader(root: course, reading: .none).load()
  }

  /// The course that the learner takes, read once for all tests.
  static func loadedCourse() throws -> Course { try loaded.get() }

  init(
    columns: Int = 80, isPlain: Bool = false, isTerminal: Bool = false, course: String = Self.course
  ) throws {
    let url = FileManager.default.temporaryDirectory
      .appending(path: "learner-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    folder = url.path()
    self.columns = columns
    (self.isPlain, self.isTerminal) = (isPlain, isTerminal)
    courseFolder = course
  }

  /// Somebody who has typed a command.
  init(after command: String) throws {
    try self.init()
    run(command)
  }

  /// Somebody with the files of one exercise, who hasn't gone through those before it.
  init(begun id: String) throws {
    try self.init(after: "next")
    run("reset", id)
  }

  /// Somebody with a right answer to one exercise in place.
  static func solving(_ id: String) throws -> Learner {
    let learner = try Learner(begun: id)
    try learner.solve(id)
    return learner
  }

  deinit {
    try? FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: folder + "/layout-lessons")
    try? FileManager.default.removeItem(atPath: folder)
  }

  struct Run {
    let output: String
    let errors: String
    let status: Terminal.ExitStatus
  }

  /// Types a command: `run("check", "--plain")`.
  @discardableResult
  func run(_ words: String...) -> Run { run(words: words) }

  /// Types a command that stands in a list.
  @discardableResult
  func run(words: [String], environment: [String: String] = [:]) -> Run {
    let outcome = BothPrograms.run(words, in: surroundings(environment))
    return Run(
      output: Self.text(outcome.output), errors: Self.text(outcome.errors), status: outcome.status)
  }

  func surroundings(_ environment: [String: String] = [:]) -> Surroundings {
    let (input, isStopping) = (input, isStopping)
    var surroundings = Surroundings(
      folder: folder + place,
      environment: environment.merging(["LESSONS_COURSE": courseFolder]) { $1 },
      settings: TerminalSettings(
        environment: ["COLUMNS": String(columns), "CLICOLOR": "0"], isTerminal: isTerminal,
        windowColumns: nil, isPlain: isPlain),
      executable: "lessons", timestamp: timestamp, standardInput: { _ in input },
      runner: RealRunner.runner)
    surroundings.watchForInterrupt = { { isStopping } }
    return surroundings
  }

  static func text(_ lines: [StyledText]) -> String {
    lines.map { $0.rendered(usingColour: false) }.joined(separator: "\n")
  }

  /// The path of a file in the learner's folder.
  func path(_ name: String) -> String { "\(folder)/layout-lessons/\(name)" }

  func read(_ name: String) throws -> String {
    try String(contentsOfFile: path(name), encoding: .utf8)
  }

  func write(_ text: String, to name: String) throws {
    try text.write(toFile: path(name), atomically: false, encoding: .utf8)
  }

  /// Replaces words in a file, as an editor would.
  func edit(_ name: String, _ changes: KeyValuePairs<String, String>) throws {
    var text = try read(name)
    for (old, new) in changes {
      try #require(text.contains(old), "\(name) has no \(old)")
      text = text.replacingOccurrences(of: old, with: new)
    }
    try write(text, to: name)
  }

  /// The names in the learner's folder, in order.
  func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder + "/layout-lessons").sorted()
  }

  /// Puts a right answer of the course in place.
  func solve(_ id: String) throws {
    let exercise = try #require(Self.loadedCourse().exercise(id))
    try write(Self.solution(of: id), to: "\(exercise.lessonFolder)/\(exercise.fileNames[0])")
  }

  /// A right answer of the course, in the notation that the exercise is begun in.
  static func solution(of id: String) throws -> String {
    let exercise = try #require(loadedCourse().exercise(id))
    guard exercise.notations[0] == .swift else { return exercise.solution.text }
    return try #require(exercise.swiftSolution).text
  }
}

/// Courses besides the one that the learner takes.
extension Learner {
  /// Makes a course with some of the course's lessons, its first one if none are named.
  ///
  /// - Parameters:
  ///   - place: Where, seen from the learner's folder; `Lessons` or `ana/Lessons`.
  ///   - title: The course's title.
  ///   - lessons: The folders of the lessons.
  /// - Returns: The absolute path.
  /// - Throws: Whatever the system refuses.
  @discardableResult
  func makeCourse(
    _ place: String, title: String = "One lesson", lessons: [String] = ["01-two-screens"]
  ) throws -> String {
    let root = "\(folder)/\(place)"
    try Self.makeCourse(root, title: title, lessons: lessons)
    return root
  }

  private static func makeCourse(_ root: String, title: String, lessons: [String]) throws {
    try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
    for name in lessons + ["strings", "report.css"] {
      try FileManager.default.copyItem(atPath: "\(course)/\(name)", toPath: "\(root)/\(name)")
    }
    try """
    {
      "formatVersion": 1,
      "title": "\(title)",
      "chapters": [{ "title": "One", "lessons": \(lessons) }]
    }
    """.write(toFile: root + "/course.json", atomically: false, encoding: .utf8)
  }

  /// A course of two lessons, which is read sooner than the whole one, for classes whose exercises are
  /// `half-a-screen` and `mend-the-bar`; it is there until the tests end.
  static let classCourse: String = {
    let root = FileManager.default.temporaryDirectory
      .appending(path: "class-course-\(UUID().uuidString)").path()
    try? makeCourse(
      root, title: "Two lessons", lessons: ["04-multiplier-and-distance", "05-sameness"])
    atexit { try? FileManager.default.removeItem(atPath: Learner.classCourse) }
    return root
  }()

  /// What came of a command that finds its course by itself, and what it said meanwhile.
  struct Choice: Equatable {
    var output = ""
    var errors = ""
    /// The lines that were told while the command was at work.
    var told: [String] = []
    var status = Terminal.ExitStatus.passed
  }

  /// Types a command where no test says which course is meant.
  ///
  /// - Parameters:
  ///   - words: The command.
  ///   - program: Where the running program is, seen from the learner's folder.
  ///   - variable: The variable `LESSONS_COURSE`.
  ///   - environment: All other variables.
  /// - Returns: What came of it, with `HERE` for the learner's folder.
  func choose(
    _ words: [String], program: String, variable: String? = nil,
    environment: [String: String] = [:]
  ) -> Choice {
    var environment = environment
    environment["LESSONS_COURSE"] = variable
    let log = AnnouncementLog()
    var surroundings = Surroundings(
      folder: folder + place, environment: environment,
      settings: TerminalSettings(
        environment: ["COLUMNS": "300"], isTerminal: false, windowColumns: nil, isPlain: true),
      executable: "lessons", timestamp: timestamp, announce: { log.add($0) },
      runner: RealRunner.runner)
    surroundings.programFile = "\(folder)/\(program)"
    let outcome = BothPrograms.run(words, in: surroundings)
    func text(_ lines: [StyledText]) -> String {
      lines.map { $0.rendered(usingColour: false) }.joined(separator: "\n")
        .replacingOccurrences(of: folder, with: "HERE")
    }
    return Choice(
      output: text(outcome.output), errors: text(outcome.errors),
      told: log.all.map { $0.replacingOccurrences(of: folder, with: "HERE") },
      status: outcome.status)
  }
}

/// What commands said while they were at work, in its order.
private final class AnnouncementLog: Sendable {
  private let lines = Mutex<[String]>([])

  var all: [String] { lines.withLock(\.self) }

  func add(_ line: String) { lines.withLock { $0.append(line) } }
}

extension Learner {
  /// Writes a file below the folder, with the folders on the way to it.
  func handIn(_ text: String, as path: String) throws {
    let file = URL(filePath: "\(folder)/\(path)")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }
}

extension Learner {
  /// Where the program of the checkout is, seen from the learner's folder.
  static let builtProgram = "checkout/.build/debug/lessons"

  /// Makes a checkout with a short course, a source in each folder and a program of one line.
  func makeCheckout() throws {
    try makeCourse("checkout/Lessons")
    for part in ["LayoutEngine", "LayoutUIKit/MapKit", "LayoutMasonry", "AnswerHost"] {
      try place("// a source", at: "checkout/Sources/\(part)/a.swift")
    }
    for program in [Self.builtProgram, Self.builtProgram + "-teach"] {
      try place("#!/bin/sh\n", at: program)
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: "\(folder)/\(program)")
    }
  }

  /// Writes a file anywhere below the learner's folder.
  func place(_ text: String, at name: String) throws {
    let url = URL(filePath: "\(folder)/\(name)")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: url, atomically: false, encoding: .utf8)
  }

  /// Types `lessons install` as the checkout's program, from a home folder `ana`.
  @discardableResult
  func install(
    _ words: String..., program: String = Self.builtProgram, path: String = "/nowhere"
  ) -> Choice {
    choose(
      ["install"] + words, program: program,
      environment: ["HOME": "\(folder)/ana", "PATH": path])
  }

  /// Runs of `install` in which every documented key occurs.
  static func installRuns() throws -> [(words: String, run: Run)] {
    let learner = try Learner()
    try learner.makeCheckout()
    try learner.place("#!/bin/sh\n", at: "tools/lessons")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: "\(learner.folder)/tools/lessons")
    let runs = [
      learner.install("--json", path: "\(learner.folder)/tools"),
      learner.install("--json"), learner.install("--uninstall", "--json"),
    ]
    return runs.map {
      ("install", Run(output: $0.output, errors: $0.errors, status: $0.status))
    }
  }
}

/// A review and a quiz, for what their JSON has.
extension Learner {
  /// The progress of somebody who passed the first lesson long ago.
  static let passedLongAgo = {
    let record =
      #"{"checks": 1, "hints": 0, "isRestarted": false, "isSkipped": false, "state": "solved"}"#
    let exercises = ["hold-on", "two-edges", "one-below-the-other"].map { "\"\($0)\": \(record)" }
    let review = #"{"answers": 0, "mistakes": {}, "since": 20000, "step": 0}"#
    return "{\"exercises\": {\(exercises.joined(separator: ", "))}, \"reviews\": "
      + "{\"two-screens\": \(review)}, \"version\": 1}"
  }()

  /// A lesson that is due, a wrong answer, and a quiz that is answered twice.
  static func memoryRuns() throws -> [(words: String, run: Run)] {
    let learner = try Learner(after: "next")
    try learner.write(passedLongAgo, to: "progress.json")
    var runs = [["review"], ["review", "160"], ["review"]].map {
      ($0[0], learner.run(words: $0 + ["--json"]))
    }
    for form in ["before", "after"] {
      runs.append(("quiz", learner.run("quiz", "--\(form)", "--json")))
      let letters = (1...18).map { "\($0): a" }.joined(separator: "\n")
      try learner.write(letters, to: "quiz-\(form).txt")
      runs.append(("quiz", learner.run("quiz", "--\(form)", "--json")))
    }
    return runs
  }
}

#if os(Linux)
  extension Learner {
    mutating func take(_ exercises: ScreenCourse.Exercise...) throws {
      courseFolder = folder + "/Course"
      try ScreenCourse.make(exercises, at: courseFolder, strings: Self.course + "/strings")
    }

    var environment: [String: String] {
      [
        "LESSONS_COURSE": courseFolder, "LESSONS_CACHE": folder + "/cache", "HOME": folder,
        "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "", "TERM": "xterm-256color",
        "LANG": "C.UTF-8",
      ]
    }

    /// Starts the program that was built, in a terminal.
    func open(
      _ words: [String] = [], columns: Int = 80, rows: Int = 24,
      environment more: [String: String] = [:]
    ) throws -> PseudoTerminal {
      try PseudoTerminal(
        RealRunner.builtLessons, words, environment: environment.merging(more) { $1 },
        folder: folder, columns: columns, rows: rows)
    }

    /// Waits until files are as they should be.
    func wait(until what: String, _ isReached: () throws -> Bool) throws {
      let end = Date(timeIntervalSinceNow: 60)
      while try !isReached() {
        try #require(Date() < end, "in vain: \(what)")
        usleep(10_000)
      }
    }

    /// Starts a shell in a terminal, which has a prompt of its own.
    func openShell() throws -> PseudoTerminal {
      let terminal = try PseudoTerminal(
        "/bin/sh", ["-i"],
        environment: environment.merging(["PS1": "ready> ", "ENV": ""]) { $1 }, folder: folder)
      try terminal.wait(for: "ready>")
      return terminal
    }
  }
#endif

/// What a learner needs for exercises that are answered in Swift.
extension Learner {
  /// Goes on until an exercise is shown, in a course of its lesson alone; the others stay skipped.
  @discardableResult
  mutating func reach(_ id: String) throws -> Run {
    let exercise = try #require(Self.loadedCourse().exercise(id))
    courseFolder = try makeCourse("Lessons", lessons: [exercise.lessonFolder])
    var shown = run("next")
    for _ in try Self.loadedCourse().exercises {
      if shown.output.contains("(\(id))") { return shown }
      shown = run("next", "--skip")
    }
    Issue.record("\(id) is never shown")
    return shown
  }

  /// Makes the files of one exercise, without going through those before it.
  func begin(_ id: String) {
    run("next")
    run("reset", id)
  }

  /// What programs need of their environment to run answers in 80 columns.
  static let usualEnvironment = [
    "LESSONS_COURSE": course, "LESSONS_CACHE": RealRunner.cache, "COLUMNS": "80",
    "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "",
  ]

  /// Types a command to the program that was built, in a process of its own.
  func start(_ words: [String], environment: [String: String]) throws -> Run {
    let result = try ChildProcess.run(
      ChildCommand(
        RealRunner.builtLessons, words, environment: environment, folder: folder,
        limits: .compiling))
    func text(_ bytes: [UInt8]) -> String {
      let text = String(decoding: bytes, as: UTF8.self)
      return text.hasSuffix("\n") ? String(text.dropLast()) : text
    }
    var status: Int32 = -1
    if case .exited(let number) = result.ending { status = number }
    return Run(
      output: text(result.output), errors: text(result.errors),
      status: try #require(.init(rawValue: status)))
  }

  /// Bytes that a terminal would obey, in what was shown.
  static func steering(_ run: Run) -> [Unicode.Scalar] {
    (run.output + run.errors).unicodeScalars.filter {
      ($0.value < 0x20 && $0 != "\n") || 0x7F...0x9F ~= $0.value
        || 0x2028...0x202E ~= $0.value || 0x2066...0x2069 ~= $0.value
    }
  }
}

/// All that is below a folder: every file with its bytes, every folder, and every link with its target.
struct DiskPicture: Equatable {
  private(set) var items: [String: String] = [:]

  /// Looks at a folder, and at nothing in it whose path begins with one of some names.
  init(of root: String, without names: [String] = []) {
    let items = FileManager.default.enumerator(atPath: root)
    while let name = items?.nextObject() as? String {
      if names.contains(where: { name == $0 || name.hasPrefix("\($0)/") }) { continue }
      let path = "\(root)/\(name)"
      if let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path) {
        self.items[name] = "link to \(target)"
      } else {
        self.items[name] =
          FileManager.default.contents(atPath: path).map { "\($0.count) \($0.hashValue)" }
          ?? "folder"
      }
    }
  }

  /// What another picture has otherwise, by its paths.
  func changes(to other: DiskPicture) -> [String] {
    Set(items.keys).union(other.items.keys).filter { items[$0] != other.items[$0] }.sorted()
  }
}
