import Authoring
import Course

/// What came of mutants: the operators beside the diagnoses they got, and what that amounts to.
enum MutantPage {
  static func add(_ report: MutantReport, to page: inout Page) {
    page.gap()
    // The column of operators and the longest diagnosis just fit into 40 columns.
    let table = TextTable(
      header: ["operator", "diagnosis", "number"], rows: rows(of: report),
      alignments: [.leading, .leading, .trailing])
    page.add(table.lines(columns: page.columns - 2).map { "  " + $0 })
    page.gap()
    for figure in figures(of: report) { page.paragraph(StyledText(figure), hanging: 6) }
  }

  private static func rows(of report: MutantReport) -> [[StyledText]] {
    var previous: MutationOperator?
    return report.counts.map { count in
      let name = count.operation == previous ? "" : count.operation.rawValue
      previous = count.operation
      return [
        StyledText(name), StyledText(count.outcome ?? "what is wanted"),
        StyledText(String(count.number)),
      ]
    }
  }

  private static func figures(of report: MutantReport) -> [String] {
    var figures = [
      "\(report.passedWrongly) of \(report.total) mutants pass without giving what is wanted",
      "\(report.harmless) changed answers give it all the same, in every case",
    ]
    if report.diagnosable > 0 {
      figures += [
        "\(percentage(report.named, of: report.diagnosable)) of the \(report.diagnosable) wrong "
          + "ones get the diagnosis that names the operator",
        "\(percentage(report.misnamed, of: report.diagnosable)) get a wrong one",
      ]
    }
    return figures
  }

  private static func percentage(_ part: Int, of whole: Int) -> String {
    "\(pointsText((Double(part) * 1000 / Double(whole)).rounded() / 10)) %"
  }
}
