import Course
package import LayoutEngine
package import LogExplaining

/// What follows from a wrong answer to a question about a log.
package enum LogFinding: Hashable, Sendable {
  /// The chosen lines can all be satisfied, as in this layout.
  case satisfied(Frames)
  /// The chosen lines conflict, and still do without this one; `nil` if each is needed.
  case redundant(line: Int?)
  /// The line that was called unwanted isn't part of the conflict.
  case apart
  /// The line that was called unwanted is part of the conflict.
  case member

  /// `nil` for failures of which nothing has to be worked out.
  init?(_ failure: FailureReason) {
    guard case .mispredicted(let misprediction) = failure,
      case .log(let question) = misprediction.question.subject,
      case .lines(let lines) = misprediction.actual
    else { return nil }
    let report = question.report
    switch question.ask {
    case .set:
      if let frames = report.frames(keeping: lines) {
        self = .satisfied(frames)
      } else {
        self = .redundant(line: report.redundantLine(among: lines))
      }
    case .unwanted:
      let others = report.lines.filter { $0 != lines.first ?? 0 }
      self = report.frames(keeping: others) == nil ? .apart : .member
    case .part, .equation, .maker, .points: return nil
    }
  }
}

extension LogQuestion {
  /// Every answer that is right, the one to speak of first.
  ///
  /// `nil` if there is none, which `lessons dev check` refuses.
  var answers: [PredictedValue]? {
    switch ask {
    case .part(let words, let line):
      return report.entry(inLine: line).part(of: words).map { [.word($0.rawValue)] }
    case .equation(let line):
      return [.equation(PredictedEquation(report.constraint(inLine: line), in: report.scene))]
    case .maker(let line):
      return [.word(LogMaker(report.entry(inLine: line).maker).rawValue)]
    case .points:
      let conflicts = report.explanation.conflictList.conflicts
      return conflicts.count == 1 ? [.number(conflicts[0].points)] : nil
    case .set:
      return noneIfEmpty(report.explanation.sets.map { .lines($0.map { number(of: $0) }) })
    case .unwanted:
      return noneIfEmpty(report.explanation.likeliest.map { .lines([number(of: $0.entry)]) })
    }
  }

  /// The number of a line, by its place among the entries.
  private func number(of entry: Int) -> Int { report.firstLine + entry }

  private func noneIfEmpty(_ answers: [PredictedValue]) -> [PredictedValue]? {
    answers.isEmpty ? nil : answers
  }
}

extension ShownReport {
  /// What the report means, found out by solving it.
  package var explanation: LogExplanation { LogExplanation(report, layout: layout) }

  /// A layout that satisfies some lines; `nil` if there is none.
  func frames(keeping lines: [Int]) -> Frames? {
    (try? LayoutSolver.frames(of: problem(keeping: lines))) ?? nil
  }

  /// The first redundant line: without it the others still can't all be satisfied.
  func redundantLine(among lines: [Int]) -> Int? {
    lines.first { line in frames(keeping: lines.filter { $0 != line }) == nil }
  }

  /// What some lines say, as a problem of their own.
  package func problem(keeping lines: [Int]) -> LayoutProblem {
    LayoutProblem(
      scene: scene, constraints: lines.map { constraint(inLine: $0) }, workLimit: .ofAnswer)
  }
}

extension LogExplanation {
  /// The suspects that are as likely as the first: either of two lines that say the same twice.
  package var likeliest: [Suspicion] {
    suspects.filter { $0.confidence == suspects.first?.confidence }
  }
}
