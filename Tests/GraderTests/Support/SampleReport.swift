import LayoutEngine
import LogExplaining
import Testing

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
  /// The line counted from 1, and what speaks for it: `1 maskLeftOn`.
  public var testDescription: String { "\(entry + 1) \(reason)" }
}
