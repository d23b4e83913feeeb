import Foundation
import Grading
import LayoutLessons
import Terminal
import SwiftRunning
import TestRunners

/// `lessons check --json` of a stranger's answer, in a course of one exercise.
struct HostileCheck {
  /// What came of it.
  struct Outcome {
    /// The verdict; `passed` would be a success of the attack.
    let verdict: String
    /// The whole result, as it is printed.
    let printed: String
    let status: Terminal.ExitStatus
  }

  private static let course: String = {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "hostile-course-\(UUID().uuidString)").path()
    try? HostileAnswer.makeCourse(in: folder)
    atexit { try? FileManager.default.removeItem(atPath: HostileCheck.course) }
    return folder
  }()

  /// What an answer may use.
  var limits = AnswerLimits()

  /// Types `lessons check` in a folder that has `a-box.swift`.
  func outcome(in folder: String, _ words: [String] = ["--json"]) -> Outcome {
    let limits = limits
    let outcome = BothPrograms.run(
      ["check"] + words + ["a-box.swift"],
      in: Surroundings(
        folder: folder, environment: ["LESSONS_COURSE": Self.course],
        settings: TerminalSettings(
          environment: ["COLUMNS": "80"], isTerminal: false, windowColumns: nil, isPlain: true),
        executable: "lessons", timestamp: "20261121-041500",
        runner: AnswerRunner { (request) throws(SwiftFailure) in
          try RealRunner.answers(limits: limits).run(request)
        }))
    let printed = (outcome.output + outcome.errors).map { $0.rendered(usingColour: false) }
      .joined(separator: "\n")
    return Outcome(
      verdict: Self.verdict(in: printed) ?? printed, printed: printed, status: outcome.status)
  }

  private static func verdict(in printed: String) -> String? {
    struct Result: Decodable { let verdict: String }
    return try? JSONDecoder().decode(Result.self, from: Data(printed.utf8)).verdict
  }
}

extension HostileAnswer {
  /// Smaller limits, where a test would only wait for the usual ones; and a patient clock, where the
  /// answer has to come to something else.
  private var limits: AnswerLimits {
    let isTimed = verdicts.contains("timedOut")
    guard !Self.patient.contains(name) else {
      return isTimed ? AnswerLimits() : .patient
    }
    var limits = AnswerLimits.patient
    limits.compiling.processorSeconds = 3
    if isTimed {
      limits.running.processorSeconds = 1
      limits.running.wallClockSeconds = 1.5
    }
    return limits
  }

  /// Checks it among the files of others.
  func outcome(on ground: HostileGround) throws -> HostileCheck.Outcome {
    // Nothing that is kept from an earlier run may answer for the jail.
    let text = ground.aimed(text) + (text.isEmpty ? "" : "\n// \(UUID())\n")
    return try HostileCheck(limits: limits).outcome(in: ground.submit(text))
  }
}
