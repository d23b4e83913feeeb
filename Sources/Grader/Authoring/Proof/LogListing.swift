import Course
import Grading
import LayoutEngine
import LogExplaining

/// A log in a lesson, read and solved, and what the lesson says about it.
struct LogListing {
  /// What may stand behind `log`.
  static let attributes: Set<String> = ["same-as", "sets", "set", "points", "unwanted"]

  private let listing: MarkdownListing
  /// The listing of equations that `same-as` names.
  private let figure: Figure?
  private let reports: [LogReport]

  init(_ listing: MarkdownListing, figure: Figure?) {
    self.listing = listing
    self.figure = figure
    reports = ConflictLog(reading: listing.lines.joined(separator: "\n")).reports
  }

  /// The numbers of points that the listing promises, as they are written.
  static func givenValues(_ listing: MarkdownListing) -> Set<String> {
    listing.kind == "log" ? Set(listing["points"].map { [$0] } ?? []) : []
  }

  /// What has to be mended; `nil` if nothing has.
  var complaint: String? {
    guard let report = reports.first, reports.count == 1 else {
      return "a log listing has one report of a conflict, and here are \(reports.count)"
    }
    if let unread = report.unread.first {
      return "line \(unread.range.line) of the listing can't be read: \(unread.text)"
    }
    let explanation = LogExplanation(report, layout: LoggedLayout(report))
    guard !explanation.sets.isEmpty else { return "the lines of this log can all hold" }
    return setComplaint(explanation) ?? suspectComplaint(explanation)
      ?? equationComplaint(explanation.layout)
  }

  private func setComplaint(_ explanation: LogExplanation) -> String? {
    let count = explanation.sets.count
    if let claimed = listing["sets"], claimed != "\(count)" {
      return "the smallest sets are \(count), not \(claimed)"
    }
    let sets = explanation.sets.map { $0.map { "\($0 + 1)" }.joined(separator: ",") }
    if let claimed = listing["set"], !sets.contains(claimed) {
      return "a smallest set is \(sets[0]), not \(claimed)"
    }
    let points = pointsText(explanation.conflictList.conflicts[0].points)
    if let claimed = listing["points"], claimed != points {
      return "the lines conflict by \(points), not \(claimed)"
    }
    return nil
  }

  private func suspectComplaint(_ explanation: LogExplanation) -> String? {
    guard let claimed = listing["unwanted"] else { return nil }
    let likeliest = explanation.likeliest.map { "\($0.entry + 1)" }
    return likeliest.contains(claimed)
      ? nil : "the unwanted line is \(likeliest.first ?? "none"), not \(claimed)"
  }

  /// The equations that a lesson shows for a log say what its lines say, one for each.
  private func equationComplaint(_ layout: LoggedLayout) -> String? {
    guard let name = listing["same-as"] else { return nil }
    guard let figure else { return "there is no listing \(name) to be the same as" }
    let written = EquationDocument(statements: figure.statements).constraints
    guard written.count == layout.constraints.count else {
      return "the log has \(layout.constraints.count) lines, and \(name) has \(written.count)"
    }
    for (index, (line, logged)) in zip(written, layout.constraints).enumerated() {
      guard let logged else {
        return "line \(index + 1) of the log says nothing that can be solved"
      }
      let said = (try? line.draft(in: layout.scene)).flatMap { Constraint(unchecked: $0) }
      if said.map({ CanonicalForm($0).matches(CanonicalForm(logged)) }) != true {
        let equation = EquationPrinter.equation(for: logged, in: layout.scene)
        return "line \(index + 1) of the log says \(equation), and \(name) says something else"
      }
    }
    return nil
  }
}
