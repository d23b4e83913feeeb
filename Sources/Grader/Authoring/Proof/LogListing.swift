import Course
import Grading
import LayoutEngine
import LogExplaining

/// A log in a lesson, read and solved, and what the lesson says about it.
struct LogListing {
  /// What may stand behind `log`.
  static let attributes: Set<String> = ["same-as", "sets", "set", "points", "unwanted"]

  private let listing: Document.Listing
  /// The listing of equations that `same-as` names.
  private let figure: Figure?
  private let reports: [LogReport]

  init(_ listing: Document.Listing, figure: Figure?) {
    self.listing = listing
    self.figure = figure
    reports = ConflictLog(reading: listing.lines.joined(separator: "\n")).reports
  }

  /// The numbers of points that the listing promises, as they are written.
  static func givenValues(_ listing: Document.Listing) -> Set<String> {
    listing.kind == "log" ? Set(listing["points"].map { [$0] } ?? []) : []
  }

  /// What has to be mended; `nil` if nothing has.
  var complaint: Sentence? {
    guard let report = reports.first, reports.count == 1 else {
      return .says("check.listing.log.reports", ["count": .count(reports.count)])
    }
    if let unread = report.unread.first {
      return .says(
        "check.listing.log.unread", ["line": .count(unread.range.line), "text": .text(unread.text)])
    }
    let explanation = LogExplanation(report, layout: LoggedLayout(report))
    guard !explanation.sets.isEmpty else { return .says("check.listing.log.satisfied") }
    return setComplaint(explanation) ?? suspectComplaint(explanation)
      ?? equationComplaint(explanation.layout)
  }

  private func setComplaint(_ explanation: LogExplanation) -> Sentence? {
    let count = explanation.sets.count
    if let claimed = listing["sets"], claimed != "\(count)" {
      return .says("check.listing.log.sets", ["count": .count(count), "claimed": .text(claimed)])
    }
    let sets = explanation.sets.map { $0.map { "\($0 + 1)" }.joined(separator: ",") }
    if let claimed = listing["set"], !sets.contains(claimed) {
      return .says(
        "check.listing.log.set", ["set": .text(sets.first ?? ""), "claimed": .text(claimed)])
    }
    let points = pointsText(explanation.conflictList.conflicts[0].points)
    if let claimed = listing["points"], claimed != points {
      return .says(
        "check.listing.log.points", ["points": .text(points), "claimed": .text(claimed)])
    }
    return nil
  }

  private func suspectComplaint(_ explanation: LogExplanation) -> Sentence? {
    guard let claimed = listing["unwanted"] else { return nil }
    let likeliest = explanation.likeliest.map { "\($0.entry + 1)" }
    return likeliest.contains(claimed)
      ? nil
      : .says(
        "check.listing.log.unwanted",
        ["line": .text(likeliest.first ?? "none"), "claimed": .text(claimed)])
  }

  /// The equations that a lesson shows for a log say what its lines say, one for each.
  private func equationComplaint(_ layout: LoggedLayout) -> Sentence? {
    guard let name = listing["same-as"] else { return nil }
    guard let figure else { return .says("check.listing.log.same", ["name": .text(name)]) }
    let written = EquationDocument(statements: figure.statements).constraints
    guard written.count == layout.constraints.count else {
      return .says(
        "check.listing.log.count",
        [
          "count": .count(layout.constraints.count), "name": .text(name),
          "other": .count(written.count),
        ])
    }
    for (index, (line, logged)) in zip(written, layout.constraints).enumerated() {
      guard let logged else {
        return .says("check.listing.log.nothing", ["line": .count(index + 1)])
      }
      let said = (try? line.draft(in: layout.scene)).flatMap { Constraint(unchecked: $0) }
      if said.map({ CanonicalForm($0).matches(CanonicalForm(logged)) }) != true {
        let equation = EquationPrinter.equation(for: logged, in: layout.scene)
        return .says(
          "check.listing.log.other",
          ["line": .count(index + 1), "equation": .text(equation), "name": .text(name)])
      }
    }
    return nil
  }
}
