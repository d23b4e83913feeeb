import Course
package import LayoutEngine

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
