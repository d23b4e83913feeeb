import Course
import Foundation
import Grading
import LayoutLessons
import Terminal
import Synchronization
import Testing
import TestRunners

/// Somebody before the learner's screen, in a folder of their own.
final class LearnerScreen {
  let folder: String
  var columns = 80
  var rows = 24
  private var content: any ScreenContent
  private var clock = 0

  /// Starts the program; the learner's folder is there already if an exercise is named.
  ///
  /// - Parameters:
  ///   - exercise: The current exercise.
  ///   - file: What its file holds; `nil` for the starter.
  ///   - progress: What `progress.json` holds, in place of a fresh one.
  ///   - runner: What runs Swift answers.
  ///   - words: The command that is typed.
  ///   - course: The folder of the course.
  /// - Throws: If the folder can't be made, or the program doesn't open its screen.
  init(
    at exercise: String? = nil, file: String? = nil, progress: String? = nil,
    runner: AnswerRunner? = nil, words: [String] = [], course: String = Learner.course
  ) throws {
    folder = FileManager.default.temporaryDirectory
      .appending(path: "screen-\(UUID().uuidString)").path()
    try FileManager.default.createDirectory(
      atPath: folder + "/layout-lessons", withIntermediateDirectories: true)
    if exercise != nil || progress != nil {
      let fresh = #"{"current": "\#(exercise ?? "")", "exercises": {}, "version": 1}"#
      try (progress ?? fresh).write(
        toFile: folder + "/layout-lessons/progress.json", atomically: false, encoding: .utf8)
    } else {
      try FileManager.default.removeItem(atPath: folder + "/layout-lessons")
    }
    if let exercise, let file {
      let found = try #require(Learner.loadedCourse().exercise(exercise))
      let lesson = folder + "/layout-lessons/\(found.lessonFolder)"
      try FileManager.default.createDirectory(
        atPath: lesson, withIntermediateDirectories: true)
      try file.write(
        toFile: "\(lesson)/\(found.fileNames[0])", atomically: false, encoding: .utf8)
    }
    let opened = Mutex<(any ScreenContent)?>(nil)
    var surroundings = Surroundings(
      folder: folder,
      environment: ["LESSONS_COURSE": course, "EDITOR": "ed", "VISUAL": ""],
      settings: TerminalSettings(
        environment: [:], isTerminal: true, windowColumns: nil, isPlain: false),
      executable: "lessons", timestamp: "20261121-041500", isTypedInto: true, runner: runner)
    surroundings.fullScreen = { content in opened.withLock { $0 = content } }
    let outcome = BothPrograms.run(words, in: surroundings)
    try #require(outcome.output.isEmpty && outcome.errors.isEmpty)
    content = try #require(opened.withLock { $0 })
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  /// Presses a key.
  @discardableResult
  func press(_ keys: Key...) -> ScreenReply {
    keys.reduce(.goOn) { _, key in content.take(key) }
  }

  /// Types characters, one after the other.
  func type(_ text: String) {
    for character in text { press(character == "\n" ? .enter : .character(character)) }
  }

  /// Lets time pass.
  @discardableResult
  func wait(milliseconds: Int = 1000) -> Bool {
    let isNew = content.tick(at: clock)
    clock += milliseconds
    return content.tick(at: clock) || isNew
  }

  private var styled: [StyledText] { content.page(columns: columns, rows: rows) }

  /// The rows that are shown.
  var lines: [String] { styled.map(\.text) }

  var text: String { lines.joined(separator: "\n") }

  /// The rows of the answer, without their numbers.
  var answer: [String] { styled.compactMap(Self.answerLine) }

  /// An answer's row begins with a mark or a space, and its number.
  private static func answerLine(_ line: StyledText) -> String? {
    guard line.runs.prefix(3).contains(where: { $0.meaning == .quiet && Self.isNumber($0.text) })
    else { return nil }
    return line.text.wholeMatch(of: /[ ⋮][ ✓✗] +\d+ (.*)/).map { String($0.1) }
  }

  private static func isNumber(_ text: String) -> Bool {
    Int(text.trimmingCharacters(in: .whitespaces)) != nil
  }

  /// What is said about the answer: the rows below the answer, without the one with the keys.
  var told: [String] {
    let rows = styled.dropLast().reversed().prefix { line in
      Self.answerLine(line) == nil && line.text.dropFirst(3).first.map { $0 != " " } ?? false
    }
    return rows.reversed().map { String($0.text.dropFirst(3)) }
  }

  /// The styled lines, with the cursor.
  var frame: ScreenFrame { content.frame(columns: columns, rows: rows) }

  var cursor: ScreenFrame.Place? { content.frame(columns: columns, rows: rows).cursor }

  /// A path in the learner's folder.
  func path(_ name: String) -> String { "\(folder)/layout-lessons/\(name)" }

  func read(_ name: String) throws -> String {
    try String(contentsOfFile: path(name), encoding: .utf8)
  }

  func write(_ text: String, to name: String) throws {
    try text.write(toFile: path(name), atomically: true, encoding: .utf8)
  }

  /// The path of an exercise's file in the learner's folder.
  static func file(of id: String) throws -> String {
    let exercise = try #require(Learner.loadedCourse().exercise(id))
    return "\(exercise.lessonFolder)/\(exercise.fileNames[0])"
  }
}
