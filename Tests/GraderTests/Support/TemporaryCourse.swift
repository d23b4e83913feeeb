@testable import Course
import Feedback
import Foundation
import Grading
import LayoutEngine
import LogExplaining
import Testing
import TestRunners

/// A small course in a folder of its own, to be damaged at will.
struct TemporaryCourse: ~Copyable {
  let root: String

  init() throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "course-\(UUID().uuidString)")
    root = folder.path()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (path, text) in Self.files { try write(text, to: path) }
    try write(Self.noStrings, to: Self.strings)
  }

  private static let strings = "strings/en.json"
  /// A catalogue without sentences, which stands for the real one: that takes longer to read than
  /// all the rest, so it is read once for all courses.
  private static let noStrings = """
    { "formatVersion": 1, "language": "en", "plurals": {}, "strings": {} }
    """

  deinit { try? FileManager.default.removeItem(atPath: root) }

  func write(_ text: String, to path: String) throws {
    try write(Data(text.utf8), to: path)
  }

  func write(_ data: Data, to path: String) throws {
    let url = URL(filePath: "\(root)/\(path)")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
  }

  /// Changes one piece of a file; the test fails if the piece isn't there.
  func replace(_ piece: String, with other: String, in path: String) throws {
    if path == Self.strings {
      try write(String(contentsOfFile: "\(SampleCourse.root)/\(path)", encoding: .utf8), to: path)
    }
    let text = try read(path)
    try #require(text.contains(piece))
    try write(text.replacingOccurrences(of: piece, with: other), to: path)
  }

  func read(_ path: String) throws -> String {
    try String(contentsOfFile: "\(root)/\(path)", encoding: .utf8)
  }

  func remove(_ path: String) throws {
    try FileManager.default.removeItem(atPath: "\(root)/\(path)")
  }

  func load(reading answers: CourseLoader.Answers = .all) throws(CourseError) -> Course {
    let loader = CourseLoader(root: root, reading: answers)
    guard (try? read(Self.strings)) == Self.noStrings, let real = try? SampleCourse.load() else {
      return try loader.load()
    }
    let course = try loader.load()
    return Course(
      title: course.title, chapters: course.chapters, numbers: course.numbers,
      deadlines: course.deadlines, exercises: course.exercises,
      strings: real.strings)
  }

  /// What the loader says, or that it says nothing.
  func complaint() -> String {
    do {
      _ = try load()
      return "no complaint"
    } catch {
      return error.told
    }
  }

  /// The course as it is at first, by path.
  static let files = recordedFiles("SmallCourse")
}

/// A piece of a course's file that is replaced, or a whole file, and what is said about it.
struct Damage: CustomStringConvertible, Sendable {
  let description: String
  let path: String
  let piece: String
  let other: String
  let complaint: String

  init(
    _ description: String, in path: String = "01-width/make-it-wide/exercise.json",
    _ piece: String = "", to other: String, says complaint: String
  ) {
    (self.description, self.path, self.piece) = (description, path, piece)
    (self.other, self.complaint) = (other, complaint)
  }
}

/// The small course with another exercise in place of its only one.
protocol SmallCourse: ~Copyable {
  var course: TemporaryCourse { get }
}

extension SmallCourse where Self: ~Copyable {
  static var exercise: String { "01-width/make-it-wide/exercise.json" }

  func prepared() throws -> PreparedExercise {
    try PreparedExercise(try #require(course.load().exercise("make-it-wide")))
  }

  /// The verdict on a text, in one line.
  func summary(_ text: String) throws -> String { try prepared().summary(of: text) }

  /// What a text is told, sentence by sentence.
  func words(_ text: String) throws -> [String] {
    try prepared().words(about: text, in: course.load().strings)
  }
}

/// The course whose exercises the tests of grading are about.
enum SampleCourse {
  static let root = TestCourse.root

  static func load() throws -> Course { try TestCourse.load() }

  /// An exercise of the course, ready to grade.
  static func prepared(_ id: String) throws -> PreparedExercise { try TestCourse.prepared(id) }
}

/// Reports as consoles have them, from the lines of their lists.
enum SampleReport {
  /// The explanation of a report with these lines, each without its `<` and `>`; UIKit gave up the
  /// line with the number `broken`, counted from 1.
  static func explained(_ lines: [String], broken: Int? = nil) throws -> LogExplanation {
    let entries = lines.map { "    \"<\($0)>\"" }.joined(separator: ",\n")
    var text = "Unable to simultaneously satisfy constraints.\n(\n\(entries)\n)\n"
    if let broken {
      text += "\nWill attempt to recover by breaking constraint \n<\(lines[broken - 1])>\n"
    }
    let log = ConflictLog(reading: text)
    let report = try #require(log.reports.first)
    try #require(log.reports.count == 1 && report.unread.isEmpty, "\(report.unread)")
    return LogExplanation(report)
  }
}

extension Suspicion: CustomTestStringConvertible {
  /// The line counted from 1, and what speaks for it: `1 maskLeftOn`, `2 apples(toolbar) unproven`.
  public var testDescription: String {
    // Swift names the module of a case within a case.
    let reason = "\(reason)".replacing(/\w+\.ApplePart\./, with: "")
    return "\(entry + 1) \(reason)\(isProven ? "" : " unproven")"
  }
}

extension Course {
  /// The same course with some of its exercises only.
  func with(exercises: [Exercise]) -> Course {
    Course(
      title: title, chapters: chapters, numbers: numbers, deadlines: deadlines,
      exercises: exercises, strings: strings)
  }
}

extension CourseError {
  var told: String { text(in: try? SampleCourse.load().strings) }
}

extension Sentence {
  var told: String { text(in: try? SampleCourse.load().strings) }
}

extension PreparedExercise {
  /// All that a text is told, and what was done to it.
  func feedback(on text: String) -> Feedback {
    let answer = Answer(text: text, path: "answer.layout")
    return FeedbackWriter(Grading(self).findings(on: answer)).feedback
  }

  /// The verdict on a text, in the one line that headers of wrong answers use.
  func summary(of text: String) -> String {
    let verdict = Grading(self).verdict(on: Answer(text: text, path: "answer.layout"))
    return verdict.failure?.summary(in: exercise.scene) ?? "passed"
  }

  /// What the learner reads about a text, each part on a line.
  func words(about text: String, in strings: StringsCatalogue) -> [String] {
    let answer = Answer(text: text, path: "answer.layout")
    let feedback = FeedbackWriter(Grading(self).findings(on: answer)).feedback
    let parts = feedback.seen + feedback.meaning + (feedback.next.map { [$0] } ?? [])
    return parts.map { strings.text($0) }
  }
}
