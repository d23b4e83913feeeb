import Course
import Foundation
import Grading
import LayoutLessons
import Synchronization
import Terminal
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
  ///   - environment: More than the course and an editor.
  ///   - moduleBuild: What builds the modules for Swift answers.
  /// - Throws: If the folder can't be made, or the program doesn't open its screen.
  init(
    at exercise: String? = nil, file: String? = nil, progress: String? = nil,
    runner: AnswerRunner? = nil, words: [String] = [], course: String = Learner.course,
    environment: [String: String] = [:], moduleBuild: ModuleBuilding? = nil
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
      try FileManager.default.createDirectory(atPath: lesson, withIntermediateDirectories: true)
      try file.write(toFile: "\(lesson)/\(found.fileNames[0])", atomically: false, encoding: .utf8)
    }
    let opened = Mutex<(any ScreenContent)?>(nil)
    var surroundings = Surroundings(
      folder: folder,
      environment: ["LESSONS_COURSE": course, "EDITOR": "ed", "VISUAL": ""]
        .merging(environment) { $1 },
      settings: TerminalSettings(
        environment: [:], isTerminal: true, windowColumns: nil, isPlain: false),
      executable: "lessons", timestamp: "20261121-041500", isTypedInto: true, runner: runner)
    surroundings.moduleBuild = moduleBuild
    surroundings.fullScreen = { content in opened.withLock { $0 = content } }
    let outcome = BothPrograms.run(words, in: surroundings)
    // A command says afterwards that it made a folder for the answers.
    let isTold = outcome.errors.isEmpty || !words.isEmpty && "\(outcome.errors)".contains("folder")
    try #require(outcome.output.isEmpty == !words.isEmpty && isTold)
    content = try #require(opened.withLock { $0 })
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  @discardableResult
  func press(_ keys: Key...) -> ScreenReply {
    keys.reduce(.goOn) { _, key in content.take(key) }
  }

  func type(_ text: String) {
    for character in text { press(character == "\n" ? .enter : .character(character)) }
  }

  @discardableResult
  func wait(milliseconds: Int = 1000) -> Bool {
    let isNew = content.tick(at: clock)
    clock += milliseconds
    return content.tick(at: clock) || isNew
  }

  /// Lets the time stand still until something in the background has shown itself.
  func waits(times: Int = 2000, until isReached: () -> Bool) -> Bool {
    (0..<times).contains { _ in
      wait(milliseconds: 0)
      if isReached() { return true }
      usleep(5000)
      return false
    }
  }

  private var styled: [StyledText] { content.page(columns: columns, rows: rows) }

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

  var frame: ScreenFrame { content.frame(columns: columns, rows: rows) }

  var cursor: ScreenFrame.Place? { content.frame(columns: columns, rows: rows).cursor }

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

/// A window in which a lesson is presented, and the keys that are pressed there.
struct Projector {
  var columns = 80
  var rows = 24
  var course = Learner.course

  /// The pages of `lessons present`, before the first key and after each; fewer if the end comes.
  func pages(of lesson: String, _ keys: [Key], then last: Key? = nil) -> [String] {
    Self.pages(of: lesson, keys, then: last, in: [self])[0]
  }

  /// No lesson has as many pages, in the smallest window.
  private static let mostPages = 100

  /// The pages of the same lesson in several windows.
  ///
  /// After all keys the last one is pressed until the page stays as it is.
  static func pages(
    of lesson: String, _ keys: [Key], then last: Key? = nil, in windows: [Projector]
  ) -> [[String]] {
    let logs = windows.map { _ in PageLog() }
    var surroundings = Surroundings(
      folder: FileManager.default.temporaryDirectory.path(),
      environment: ["LESSONS_COURSE": windows[0].course],
      settings: TerminalSettings(
        environment: [:], isTerminal: true, windowColumns: nil, isPlain: false),
      executable: "lessons", timestamp: "20261121-041500")
    surroundings.fullScreen = { untouched in
      for (window, log) in zip(windows, logs) {
        var content = untouched
        log.add(content.page(columns: window.columns, rows: window.rows))
        for key in keys {
          guard content.take(key) == .goOn else { break }
          log.add(content.page(columns: window.columns, rows: window.rows))
        }
        for _ in 0..<mostPages {
          let before = log.all.last
          guard let last, content.take(last) == .goOn else { break }
          log.add(content.page(columns: window.columns, rows: window.rows))
          if log.all.last == before { break }
        }
      }
    }
    let outcome = BothPrograms.run(["present", lesson], in: surroundings)
    assert(outcome.output.isEmpty)
    return logs.map(\.all)
  }

  /// The same for keys that are characters.
  func pages(of lesson: String, _ keys: String) -> [String] {
    pages(of: lesson, keys.map { $0 == "\r" ? .enter : .character($0) })
  }
}

private final class PageLog: Sendable {
  private let pages = Mutex<[String]>([])

  var all: [String] { pages.withLock(\.self) }

  func add(_ lines: [StyledText]) {
    pages.withLock { $0.append(lines.map(\.text).joined(separator: "\n")) }
  }
}

/// A terminal's screen as SVG: monospace text in the colours of its meanings, light and dark.
struct TerminalPicture {
  private static let cell = (width: 8.4, height: 17.0)
  private static let margin = 12.0

  private static let style = """
    text { font: 14px ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace;
      fill: var(--ink); white-space: pre; }
    svg { --ink: #1b1b1f; --paper: #fdfdfd; --line: #c9c9d1; --quiet: #6a6a74; --code: #00708a;
      --good: #1e7a34; --bad: #b3261e; }
    @media (prefers-color-scheme: dark) { svg { --ink: #e6e6ea; --paper: #17171a; --line: #44444c;
      --quiet: #9a9aa4; --code: #63c7dc; --good: #76d18c; --bad: #ff9a8f; } }
    .screen { fill: var(--paper); stroke: var(--line); }
    .cursor { fill: var(--ink); fill-opacity: 0.35; }
    .heading, .strong { font-weight: 700; }
    .heading, .link { text-decoration: underline; }
    .emphasis { font-style: italic; }
    .code { fill: var(--code); }
    .good { fill: var(--good); }
    .bad { fill: var(--bad); }
    .quiet { fill: var(--quiet); }
    """

  let title: String
  let lines: [StyledText]
  let columns: Int
  let rows: Int
  /// Where the cursor is, counted from 0.
  let cursor: (row: Int, column: Int)?

  var svg: String {
    let width = Self.number(Double(columns) * Self.cell.width + 2 * Self.margin)
    let height = Self.number(Double(rows) * Self.cell.height + 2 * Self.margin)
    var parts = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" width=\"\(width)\" "
        + "height=\"\(height)\" viewBox=\"0 0 \(width) \(height)\">",
      "<title>\(Self.escaped(title))</title>",
      "<desc>\(Self.escaped(lines.map(\.text).joined(separator: "\n")))</desc>",
      "<style>\n\(Self.style)\n</style>",
      "<rect class=\"screen\" x=\"0.5\" y=\"0.5\" rx=\"8\" width=\"\(width)\" height=\"\(height)\"/>",
    ]
    if let cursor {
      let (x, y) = Self.corner(row: cursor.row, column: cursor.column)
      parts.append(
        "<rect class=\"cursor\" x=\"\(Self.number(x))\" y=\"\(Self.number(y))\" "
          + "width=\"\(Self.number(Self.cell.width))\" height=\"\(Self.number(Self.cell.height))\"/>"
      )
    }
    for (row, line) in lines.prefix(rows).enumerated() { parts += texts(of: line, row: row) }
    return (parts + ["</svg>", ""]).joined(separator: "\n")
  }

  /// An element for each run, in its own columns whatever the font is.
  private func texts(of line: StyledText, row: Int) -> [String] {
    var column = 0
    return line.runs.compactMap { run in
      let width = run.text.widthInColumns
      defer { column += width }
      guard run.text.contains(where: { $0 != " " }) else { return nil }
      let (x, y) = Self.corner(row: row, column: column)
      let kind = run.meaning == .plain ? "" : " class=\"\(run.meaning)\""
      return "<text\(kind) x=\"\(Self.number(x))\" y=\"\(Self.number(y + 13))\" "
        + "textLength=\"\(Self.number(Double(width) * Self.cell.width))\" "
        + "xml:space=\"preserve\">\(Self.escaped(run.text))</text>"
    }
  }

  private static func corner(row: Int, column: Int) -> (x: Double, y: Double) {
    (margin + Double(column) * cell.width, margin + Double(row) * cell.height)
  }

  private static func number(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }

  private static func escaped(_ text: String) -> String {
    text.map { ["&": "&amp;", "<": "&lt;", ">": "&gt;"][$0] ?? String($0) }.joined()
  }
}
