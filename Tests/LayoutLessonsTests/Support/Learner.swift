import Course
import Foundation
import LayoutLessons
import Terminal
import Testing
import TestRunners

/// Somebody with a folder of their own, who types commands and edits files.
struct Learner: ~Copyable {
  /// Where the learner works; the course is named by the environment.
  let folder: String
  var columns = 80
  var isPlain = false
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

  init(columns: Int = 80, isPlain: Bool = false, course: String = Self.course) throws {
    let url = FileManager.default.temporaryDirectory
      .appending(path: "learner-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    folder = url.path()
    self.columns = columns
    self.isPlain = isPlain
    courseFolder = course
  }

  deinit {
    try? FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: folder + "/layout-lessons")
    try? FileManager.default.removeItem(atPath: folder)
  }

  /// What came of a command.
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

  /// What a command takes from outside.
  func surroundings(_ environment: [String: String] = [:]) -> Surroundings {
    let (input, isStopping) = (input, isStopping)
    var surroundings = Surroundings(
      folder: folder + place,
      environment: environment.merging(["LESSONS_COURSE": courseFolder]) { $1 },
      settings: TerminalSettings(
        environment: ["COLUMNS": String(columns)], isTerminal: false, windowColumns: nil,
        isPlain: isPlain),
      executable: "lessons", timestamp: timestamp, standardInput: { _ in input },
      runner: RealRunner.runner)
    surroundings.watchForInterrupt = { { isStopping } }
    return surroundings
  }

  /// Lines as they are printed without colours.
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
    try write(
      Self.solution(of: id), to: "\(exercise.lessonFolder)/\(exercise.fileNames[0])")
  }

  /// A right answer of the course, in the notation that the exercise is begun in.
  static func solution(of id: String) throws -> String {
    let exercise = try #require(loadedCourse().exercise(id))
    guard exercise.notations[0] == .swift else { return exercise.solution.text }
    return try #require(exercise.swiftSolution).text
  }
}
