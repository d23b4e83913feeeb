import Course

extension OracleReport {
  /// What came of the file, line by line: counts, and a line for each case that isn't right.
  package var lines: [String] {
    let total = results.count
    var lines = [
      "\(plainCount) of \(total) cases have the stored frames",
      "\(stressedCount) of \(total) with other sizes for content that needs none",
      "\(Self.digits(worstError)) points is the largest distance in a case that is right",
      "\(equalViews) of \(solvedViews) solved views are equal after rounding to pixels: "
        + "\(Self.percentage(equalViews, of: solvedViews)) %",
    ]
    for (title, results) in [
      ("Different, as their tags say:", explained), ("Different:", failed),
    ] where !results.isEmpty {
      lines += ["", title] + results.map(Self.line)
    }
    let differing = failed.count == 1 ? "1 case differs." : "\(failed.count) cases differ."
    return lines + [
      "", failed.isEmpty ? "Every case is right, or says why it can't be." : differing,
    ]
  }

  private static func line(about result: OracleResult) -> String {
    let finding = result.plain.isRight ? result.stressed : result.plain
    let tag = result.explanation.map { "\($0.rawValue): " } ?? ""
    return "\(result.id) \(tag)\(words(for: finding))"
      + (result.plain.isRight ? ", stressed" : "")
  }

  private static func words(for finding: OracleFinding) -> String {
    let view = finding.worstView.map { " in \($0)" } ?? ""
    let off = "\(digits(finding.worstError)) points off\(view)"
    return switch finding.outcome {
    case .decided: off
    case .open: "the layout is ambiguous; \(off)"
    case .conflict: "the constraints conflict"
    case .givenConflict:
      "the constraints conflict with the given frames, which miss them by "
        + "\(digits(finding.worstError)) points"
    case .error(let words): "our fault: \(words)"
    }
  }

  /// A number of points with enough digits to see half a pixel missed by rounding.
  private static func digits(_ points: Double) -> String {
    exactText((points * 10_000).rounded() / 10_000)
  }

  private static func percentage(_ part: Int, of whole: Int) -> String {
    whole == 0 ? "100" : pointsText((Double(part) * 1000 / Double(whole)).rounded(.down) / 10)
  }
}
