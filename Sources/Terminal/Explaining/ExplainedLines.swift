import Course
import LayoutEngine
import LogExplaining

/// The lines of a report as equations, each with what it is and what part it has.
struct ExplainedLines {
  /// The marks before a line that is suspected, and before one that is part of the conflict.
  private static let marks = (suspect: "►", member: "•")

  private let explanation: LogExplanation
  private let words: ExplanationWords
  private let members: Set<Int>
  private let suspects: Set<Int>

  package init(_ explanation: LogExplanation, _ words: ExplanationWords) {
    self.explanation = explanation
    self.words = words
    members = Set(explanation.sets.joined())
    suspects = Set(explanation.suspects.filter { !$0.isApples }.map(\.entry))
  }

  private var entries: Range<Int> { explanation.report.entries.indices }

  package func add(to page: inout Page) {
    guard !entries.isEmpty else { return }
    let width = String(entries.count).count
    let depth = width + 7
    for entry in entries {
      let number = String(explanation.number(of: entry))
      let line =
        "\(number.spaces(to: width))\(number, .quiet) \(mark(of: entry)) " + text(of: entry)
      let remarks = StyledText(remarks(on: entry), .quiet)
      if line.widthInColumns + remarks.widthInColumns + 7 <= page.columns {
        page.add([StyledText("    ") + line + "   " + remarks])
      } else {
        page.paragraph(line, indent: 4, hanging: depth)
        page.paragraph(remarks, indent: depth)
      }
    }
    addLegend(to: &page)
    addViews(to: &page)
  }

  private func addViews(to page: inout Page) {
    let rows = explanation.confusedViews.map { item in
      [
        StyledText(explanation.layout.scene[item.id].name, .code),
        StyledText(item.address ?? "", .quiet), StyledText(item.text.map { "'\($0)'" } ?? ""),
      ]
    }
    guard !rows.isEmpty else { return }
    page.gap()
    page.paragraph(StyledText(words.text(.says("command.explain.views")), .quiet))
    let table = TextTable(header: [], rows: rows)
    page.add(table.lines(columns: page.columns - 4).map { StyledText("    ") + $0 })
  }

  private func mark(of entry: Int) -> StyledText {
    if suspects.contains(entry) { return StyledText(Self.marks.suspect, .bad) }
    return members.contains(entry) ? StyledText(Self.marks.member, .strong) : " "
  }

  private func text(of entry: Int) -> StyledText {
    explanation.equation(of: entry).map { StyledText($0, .code) }
      ?? StyledText(explanation.report.entries[entry].text)
  }

  /// What a line is, and what was done with it.
  private func remarks(on entry: Int) -> String {
    let line = explanation.report.entries[entry]
    var remarks = [words.text(explanation.role(of: entry))]
    if let name = explanation.givenName(of: entry) { remarks.append(name) }
    if let place = explanation.codePlace(of: entry) {
      remarks.append("\(place.file):\(place.line)")
    }
    if line.isStandardSpace { remarks.append(words.text(.standardSpace)) }
    if explanation.equation(of: entry) == nil {
      remarks.append(words.text(.says("command.explain.unsolvable")))
    }
    if explanation.brokenEntry == entry {
      remarks.append(words.text(.says("command.explain.broken")))
    }
    return remarks.joined(separator: "; ")
  }

  private func addLegend(to page: inout Page) {
    guard !members.isEmpty || !suspects.isEmpty else { return }
    page.gap()
    let meanings: [(mark: String, meaning: Sentence)] =
      (!suspects.isEmpty
        ? [(Self.marks.suspect, .says("command.explain.suspected"))] : [])
      + (!members.isSubset(of: suspects)
        ? [(Self.marks.member, .says("command.explain.member"))] : [])
    let legend = meanings.map { "\($0.mark) \(words.text($0.meaning))" }
    page.paragraph(StyledText(legend.joined(separator: "   "), .quiet), indent: 4)
  }
}
