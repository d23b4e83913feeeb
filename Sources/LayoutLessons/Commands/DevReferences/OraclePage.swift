import Grader
import ReferenceCases

/// What came of an oracle file: counts, and a line for each case that isn't right.
enum OraclePage {
  static func lines(of report: OracleReport, columns: Int) -> [StyledText] {
    var page = Page(columns: columns)
    let total = report.results.count
    for figure in [
      "\(report.plainCount) of \(total) cases have the stored frames",
      "\(report.stressedCount) of \(total) with other sizes for content that needs none",
      "\(hundredths(report.worstError)) points is the largest distance in a case that is right",
      "\(report.equalViews) of \(report.solvedViews) solved views are equal after rounding to "
        + "pixels: \(percentage(report.equalViews, of: report.solvedViews)) %",
    ] { page.paragraph(StyledText(figure), hanging: 6) }
    for (title, results) in [
      ("Different, as their tags say:", report.explained), ("Different:", report.failed),
    ] where !results.isEmpty {
      page.gap()
      page.paragraph(StyledText(title, .strong))
      for result in results { page.paragraph(StyledText(line(about: result)), hanging: 6) }
    }
    page.gap()
    page.paragraph(
      report.failed.isEmpty
        ? StyledText("Every case is right, or says why it can't be.", .good)
        : StyledText(CountText.differing(report.failed.count) + ".", .bad))
    return page.lines
  }

  private static func line(about result: OracleResult) -> String {
    let finding = result.plain.isRight ? result.stressed : result.plain
    let tag = result.explanation.map { "\($0.rawValue): " } ?? ""
    return "\(result.id) \(tag)\(words(for: finding))"
      + (result.plain.isRight ? ", stressed" : "")
  }

  private static func words(for finding: OracleFinding) -> String {
    let view = finding.worstView.map { " in \($0)" } ?? ""
    return switch finding.outcome {
    case .decided: "\(hundredths(finding.worstError)) points off\(view)"
    case .open: "something is left open; \(hundredths(finding.worstError)) points off\(view)"
    case .conflict: "the constraints can't all hold"
    case .givenConflict:
      "the constraints can't all hold beside the given frames, which miss them by "
        + "\(hundredths(finding.worstError)) points"
    case .fault(let words): "our fault: \(words)"
    }
  }

  /// A number of points with enough digits to see half a pixel missed by rounding.
  private static func hundredths(_ points: Double) -> String {
    exactText((points * 10_000).rounded() / 10_000)
  }

  private static func percentage(_ part: Int, of whole: Int) -> String {
    whole == 0 ? "100" : pointsText((Double(part) * 1000 / Double(whole)).rounded(.down) / 10)
  }
}
