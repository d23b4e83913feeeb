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

struct FailureReport: Report {
  package struct Failure: Encodable {
    /// What kind of failure it is; the same in every version.
    let id: String
    /// The file that is in the way, as it was named.
    var file: String?
    var line: Int?
    var column: Int?
    let words: String
  }

  package let error: Failure

  package init(_ error: ArgumentError, _ strings: StringsCatalogue?) {
    self.error = Failure(
      id: "arguments", words: strings.map(error.message) ?? WithoutStrings.words)
  }

  package init(_ error: CommandError, _ strings: StringsCatalogue?) {
    switch error {
    case .usage(let sentence):
      self.error = Failure(id: "usage", words: strings?.text(sentence) ?? WithoutStrings.words)
    case .course(let error):
      self.error = Failure(
        id: "course", file: error.path, line: error.place?.line, column: error.place?.column,
        words: error.sentence.text(in: strings))
    case .file(let error):
      var line: Int?
      if case .notUTF8(let bad) = error.reason { line = bad }
      self.error = Failure(
        id: "file", file: error.path, line: line, column: line.map { _ in 1 },
        words: error.sentence.text(in: strings))
    case .input(let error):
      self.error = Failure(
        id: "file", file: error.path, line: error.line, column: error.column,
        words: error.words(in: strings))
    case .notWritten(let path, let reason):
      self.error = Failure(
        id: "notWritten", file: path, words: strings?.text(reason) ?? WithoutStrings.words)
    }
  }
}
