import Foundation
import LayoutLessons
import Terminal
import Synchronization
import Testing
import TestRunners

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
