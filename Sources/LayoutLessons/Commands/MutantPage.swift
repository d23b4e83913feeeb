import Authoring
import Course

/// The result of grading mutants: the diagnosis that each operator got, and the totals.
enum MutantPage {
  static func add(
    _ report: MutantReport, to page: inout Page, _ strings: StringsCatalogue
  ) {
    page.gap()
    // The column of operators and the longest diagnosis just fit into 40 columns.
    let table = TextTable(
      header: [
        DevSentence.mutantOperator, DevSentence.mutantDiagnosis, DevSentence.mutantNumber,
      ].map { StyledText(strings.text($0)) }, rows: rows(of: report, strings),
      alignments: [.leading, .leading, .trailing])
    page.add(table.lines(columns: page.columns - 2).map { "  " + $0 })
    page.gap()
    for figure in figures(of: report) {
      page.paragraph(StyledText(strings.text(figure)), hanging: 6)
    }
  }

  private static func rows(
    of report: MutantReport, _ strings: StringsCatalogue
  ) -> [[StyledText]] {
    var previous: MutationOperator?
    return report.counts.map { count in
      let name = count.operation == previous ? "" : count.operation.rawValue
      previous = count.operation
      return [
        StyledText(name), StyledText(count.outcome ?? strings.text(DevSentence.mutantWanted)),
        StyledText(String(count.number)),
      ]
    }
  }

  private static func figures(of report: MutantReport) -> [Sentence] {
    var figures = [
      DevSentence.mutantsPassed(count: report.passedWrongly, total: report.total),
      DevSentence.mutantsHarmless(count: report.harmless),
    ]
    if report.diagnosable > 0 {
      figures += [
        DevSentence.mutantsNamed(
          share: percentage(report.named, of: report.diagnosable), count: report.diagnosable),
        DevSentence.mutantsMisnamed(share: percentage(report.misnamed, of: report.diagnosable)),
      ]
    }
    return figures
  }

  private static func percentage(_ part: Int, of whole: Int) -> String {
    pointsText((Double(part) * 1000 / Double(whole)).rounded() / 10)
  }
}
