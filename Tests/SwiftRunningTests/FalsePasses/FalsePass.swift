import Authoring
import Course
import Feedback
import Foundation
@testable import Grading
import LayoutEngine
import LogExplaining
import Testing
import TestRunners

/// A program whose layout isn't the wanted one and looks as if it were, or one that is right.
struct FalsePass: Sendable, CustomTestStringConvertible {
  /// How a program came to be.
  enum Kind: String, Sendable {
    /// It was written to pass.
    case hostile
    /// A beginner may have written it.
    case innocent
    /// It is right, however odd it looks.
    case right
    /// It is right in the windows of the exercise alone, or by chance: nobody promises to see that.
    case unpromised
  }

  let name: String
  let kind: Kind
  /// What it does: `moved`, `covered` and so on.
  let sort: String
  /// The exercise of the course that it answers.
  let exercise: String
  let text: String
  /// One, or several where it depends on the exercise's windows what comes first.
  let verdicts: [String]
  /// Words of which at least one has to be in the feedback.
  let words: [String]
  var testDescription: String { name }

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()

  /// The programs, in order of their names.
  ///
  /// Their first lines say `//! exercise: …`, `//! kind: …`, `//! verdict: …`, `//! sort: …`, and, if
  /// it is so, `//! says: …` for words that have to be in the feedback and `//! with: …` for files of
  /// `shared`, here or beside the hostile programs, that belong to them.
  static let all: [FalsePass] = {
    let names =
      (try? FileManager.default.contentsOfDirectory(
        atPath: folder.appending(path: "programs").path())) ?? []
    return names.sorted().compactMap { name -> FalsePass? in
      guard let text = contents("programs/\(name)") else { return nil }
      let head = HostileAnswer.head(of: text)
      guard let kind = head["kind"].flatMap(Kind.init), let verdict = head["verdict"],
        let sort = head["sort"], let exercise = head["exercise"]
      else { return nil }
      let shared = (head["with"] ?? "").split(separator: " ").map { name in
        contents("shared/\(name).swift") ?? contents("../Hostile/shared/\(name).swift") ?? ""
      }
      return FalsePass(
        name: String(name.dropLast(".swift".count)), kind: kind, sort: sort, exercise: exercise,
        text: ([text] + shared).joined(separator: "\n"),
        verdicts: verdict.split(separator: "|").map(String.init),
        words: (head["says"] ?? "").split(separator: "|").map(String.init))
    }
  }()

  private static func contents(_ path: String) -> String? {
    try? String(contentsOf: folder.appending(path: path), encoding: .utf8)
  }
}

extension FalsePass {
  /// What came of it.
  struct Outcome {
    let verdict: String
    /// What the learner reads.
    let feedback: String
    let findings: Findings
  }

  /// Grades it against its exercise, compiled and jailed as learners' answers are.
  func outcome() throws -> Outcome {
    let prepared = try TestCourse.prepared(exercise)
    let answer = Answer(text: text, path: "\(exercise).swift")
    let findings = Grading(prepared).findings(on: answer, running: RealRunner.runner)
    let feedback = FeedbackWriter(findings).feedback
    let strings = try TestCourse.load().strings
    let parts = feedback.seen + feedback.meaning + (feedback.next.map { [$0] } ?? [])
    let summary = findings.verdict.failure?.summary(in: findings.scene) ?? "passed"
    return Outcome(
      verdict: String(summary.prefix { $0.isLetter }),
      feedback: parts.map { strings.text($0) }.joined(separator: " "), findings: findings)
  }
}

extension Findings {
  /// Whether an answer passes although its program says that the constraints in force can't all be
  /// satisfied, or that its layout never comes to rest.
  var contradictThemselves: Bool {
    guard verdict == .passed, let program else { return false }
    let isEndless = program.printed.contains("UIKit would go on for ever")
    return isEndless
      || zip(program.traces, read?.cases ?? []).contains { trace, own in
        trace.conflict.map { conflict in
          conflict.constraints.allSatisfy { one in own.constraints.contains { $0.isSame(as: one) } }
        } ?? false
      }
  }
}

extension Constraint {
  /// Whether two constraints say the same, wherever they were made.
  fileprivate func isSame(as other: Constraint) -> Bool {
    first == other.first && relation == other.relation && second == other.second
      && priority == other.priority
  }
}
