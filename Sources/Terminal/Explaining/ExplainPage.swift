import Course
import LayoutEngine
package import LogExplaining

/// A log explained for people: the finding, the lines, a drawing, what to change.
package struct ExplainPage {
  package let session: Session
  package let source: ExplainSource

  package init(session: Session, source: ExplainSource) {
    self.session = session
    self.source = source
  }

  private func words(_ explanation: LogExplanation) -> ExplanationWords {
    ExplanationWords(explanation, session.course.strings)
  }

  package func add(_ conflicts: [LoggedConflict], to page: inout Page) {
    if conflicts.count > 1 { addSummary(of: conflicts, to: &page) }
    for (place, conflict) in conflicts.enumerated() {
      page.gap()
      if conflicts.count > 1 {
        page.paragraph(
          session.words(
            .says(
              "command.explain.report",
              ["number": .count(place + 1), "total": .count(conflicts.count)]), .heading))
      }
      add(conflict, to: &page)
    }
  }

  /// All conflicts in a table: how often each comes, what it is about, and what is suspected.
  private func addSummary(of conflicts: [LoggedConflict], to page: inout Page) {
    let total = Sentence.Value.count(conflicts.reduce(0) { $0 + $1.count })
    let title = Sentence.says(
      "command.explain.summary", ["total": total, "count": .count(conflicts.count)])
    page.paragraph(session.words(title, .heading))
    let header = [
      Sentence.says("command.explain.summary.number"), .says("command.explain.summary.times"),
      .says("command.explain.summary.conflict"), .says("command.explain.summary.suspect"),
    ].map { session.words($0) }
    let rows = conflicts.enumerated().map { place, conflict in
      [
        StyledText("\(place + 1)"), StyledText("\(conflict.count)"),
        StyledText(conflict.views, .code), StyledText(conflict.suspected, .code),
      ]
    }
    let table = TextTable(header: header, rows: rows, alignments: [.trailing, .trailing])
    page.add(table.lines(columns: page.columns - 4).map { $0.isEmpty ? $0 : "    " + $0 })
  }

  private func add(_ conflict: LoggedConflict, to page: inout Page) {
    let explanation = conflict.explanation
    let words = words(explanation)
    page.paragraph(StyledText(words.text(explanation.findings), .bad))
    if conflict.count > 1 {
      page.paragraph(
        StyledText(
          words.text(.says("command.explain.times", ["count": .count(conflict.count)])), .quiet))
    }
    page.gap()
    ExplainedLines(explanation, words).add(to: &page)
    for set in explanation.sets.prefix(Self.mostSets) {
      Self.addBalance(of: set, explanation, session, to: &page)
    }
    if !explanation.remarks.isEmpty {
      page.gap()
      page.paragraph(StyledText(words.text(explanation.remarks)))
    }
    addAdvice(explanation, to: &page)
    addUnread(conflict.report.unread, words, to: &page)
  }

  /// Of more conflicts in one report the others are told in a sentence each.
  private static let mostSets = 3

  /// Adds by how much the lines of a set conflict, and a drawing of what the two sides want.
  package static func addBalance(
    of set: [Int], _ explanation: LogExplanation, _ session: Session, to page: inout Page
  ) {
    let words = ExplanationWords(explanation, session.course.strings)
    guard set.count > 1, let balance = explanation.balance(of: set) else { return }
    page.gap()
    page.paragraph(StyledText(words.text(explanation.sentences(for: balance))))
    guard let picture = explanation.picture(of: set) else { return }
    let drawing = ExplainDrawing(picture, explanation, words)
    page.gap()
    page.paragraph(StyledText(drawing.caption, .quiet))
    page.add(drawing.picture, session, words: drawing.labels)
  }

  private func addAdvice(_ explanation: LogExplanation, to page: inout Page) {
    let words = words(explanation)
    var told: Set<Int> = []
    for suspicion in explanation.suspects where !told.contains(suspicion.entry) {
      told.insert(suspicion.entry)
      if let other = suspicion.other { told.insert(other) }
      let advice = explanation.advice(on: suspicion)
      page.gap()
      var reason = words.text(advice.reason)
      if suspicion == explanation.suspects.first, let broken = explanation.brokenSentence {
        reason += " " + words.text(broken)
      }
      page.paragraph(StyledText(words.text(advice.headline), .strong) + StyledText(" " + reason))
      page.paragraph(StyledText(words.text(advice.change)))
      addCode(advice.code, to: &page)
    }
    if explanation.suspects.isEmpty {
      page.gap()
      let said = [explanation.undecided, explanation.brokenSentence].compactMap { $0 }
      if !said.isEmpty { page.paragraph(StyledText(words.text(said))) }
    }
    addFinding(of: explanation, to: &page)
  }

  private func addCode(_ code: [String], to page: inout Page) {
    // What is to be copied is never broken.
    for line in code { page.verbatim(line, .code, indent: 6) }
  }

  /// How to find the view that is meant, by its address.
  private func addFinding(of explanation: LogExplanation, to page: inout Page) {
    guard let command = explanation.debuggerCommand else { return }
    page.paragraph(session.words(.debuggerShows))
    addCode([command], to: &page)
  }

  private func addUnread(_ lines: [UnreadLogLine], _ words: ExplanationWords, to page: inout Page) {
    guard !lines.isEmpty else { return }
    page.gap()
    page.paragraph(StyledText(words.text(.says("command.explain.unread")), .bad))
    for line in lines {
      let place = [source.file, "\(line.range.line)"].compactMap { $0 }.joined(separator: ":")
      page.paragraph("\(place, .quiet): \(words.reason(for: line.problem))", indent: 4, hanging: 6)
      page.paragraph(StyledText(line.text, .code), indent: 6, hanging: 8)
    }
  }
}
