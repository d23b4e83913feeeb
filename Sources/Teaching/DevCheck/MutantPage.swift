import Authoring
import Course
import Terminal

/// The result of grading mutants: the diagnosis that each operator got, and the totals.
enum MutantPage {
  static func add(_ report: MutantReport, to page: inout Page, _ strings: StringsCatalogue) {
    page.gap()
    // The column of operators and the longest diagnosis just fit into 40 columns.
    let table = TextTable(
      header: [
        Sentence.says("dev.mutants.operator"), .says("dev.mutants.diagnosis"),
        .says("dev.mutants.number"),
      ].map { StyledText(strings.text($0)) }, rows: rows(of: report, strings),
      alignments: [.leading, .leading, .trailing])
    page.add(table.lines(columns: page.columns - 2).map { "  " + $0 })
    page.gap()
    for figure in figures(of: report) {
      page.paragraph(StyledText(strings.text(figure)), hanging: 6)
    }
  }

  private static func rows(of report: MutantReport, _ strings: StringsCatalogue) -> [[StyledText]] {
    var previous: MutationOperator?
    return report.counts.map { count in
      let name = count.operation == previous ? "" : count.operation.rawValue
      previous = count.operation
      return [
        StyledText(name), StyledText(count.outcome ?? strings.text(.says("dev.mutants.wanted"))),
        StyledText(String(count.number)),
      ]
    }
  }

  private static func figures(of report: MutantReport) -> [Sentence] {
    var figures: [Sentence] = [
      .says(
        "dev.mutants.passed",
        ["count": .count(report.passedWrongly), "total": .count(report.total)]),
      .says("dev.mutants.harmless", ["count": .count(report.harmless)]),
    ]
    if report.diagnosable > 0 {
      figures += [
        .says(
          "dev.mutants.named",
          [
            "share": .text(percentage(report.named, of: report.diagnosable)),
            "count": .count(report.diagnosable),
          ]),
        .says(
          "dev.mutants.misnamed",
          ["share": .text(percentage(report.misnamed, of: report.diagnosable))]),
      ]
    }
    return figures
  }

  private static func percentage(_ part: Int, of whole: Int) -> String {
    pointsText((Double(part) * 1000 / Double(whole)).rounded() / 10)
  }
}
