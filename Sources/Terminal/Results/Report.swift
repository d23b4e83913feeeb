import Course
import LayoutEngine
import Platform

/// What a command found, for other programs to read: the body of its JSON object.
///
/// The keys are part of the program's interface; `docs/RESULTS.md` lists all of them. A key
/// without a value is left out.
package protocol Report: Encodable {}

/// A report with the keys that every result has.
struct Envelope<Body: Report>: Encodable {
  /// The version of the keys; it grows when one changes its meaning or goes away.
  package static var schemaVersion: Int { 2 }

  /// The command's name; `nil` when the words were those of none.
  package let command: String?
  package let exitStatus: Int32
  /// What the learner should know about the progress file.
  package let notice: String?
  package let body: Body

  private enum Keys: String, CodingKey { case schemaVersion, command, exitStatus, notice }

  package func encode(to encoder: any Encoder) throws {
    try body.encode(to: encoder)
    var container = encoder.container(keyedBy: Keys.self)
    try container.encode(Self.schemaVersion, forKey: .schemaVersion)
    try container.encodeIfPresent(command, forKey: .command)
    try container.encode(exitStatus, forKey: .exitStatus)
    try container.encodeIfPresent(notice, forKey: .notice)
  }
}

extension Outcome {
  /// A report as the whole output.
  package init(
    _ report: some Report, of command: String?, notice: String? = nil,
    status: ExitStatus = .passed
  ) {
    let envelope = Envelope(
      command: command, exitStatus: status.rawValue, notice: notice, body: report)
    self.init(output: [StyledText(JSONLine.text(envelope))], status: status)
  }
}

extension Session {
  /// A report as the whole output, with what the learner should know.
  package func outcome(
    _ report: some Report, of command: String, status: ExitStatus = .passed
  ) -> Outcome {
    Outcome(report, of: command, notice: noticeText, status: status)
  }
}

/// A number of points with rounding noise taken off: to a millionth.
///
/// `nil` for what is no number or has no end.
package func reportedPoints(_ points: Double) -> Double? {
  guard points.isFinite else { return nil }
  guard points.magnitude < 1e9 else { return points }
  let millionths = (points * 1e6).rounded() / 1e6
  // Without it, -0 would be written.
  return millionths + 0
}
