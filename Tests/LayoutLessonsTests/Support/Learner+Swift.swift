import Course
import Foundation
import LayoutLessons
import Terminal
import SwiftRunning
import Testing
import TestRunners

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
