package import Course
import Feedback
package import LayoutEngine
package import LogExplaining

/// A log explained for people: the finding, the lines, a drawing, what to change.
package struct ExplainPage {
  package let session: Session
  private let file: String?

  package init(session: Session, file: String?) {
    self.session = session
    self.file = file
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
              ["number": place + 1, "total": conflicts.count]), .heading))
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
          words.text(.says("command.explain.times", ["count": conflict.count])), .quiet))
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
      let place = [file, "\(line.range.line)"].compactMap { $0 }.joined(separator: ":")
      page.paragraph("\(place, .quiet): \(words.reason(for: line.problem))", indent: 4, hanging: 6)
      page.paragraph(StyledText(line.text, .code), indent: 6, hanging: 8)
    }
  }
}

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

/// What the two sides of a conflict want, in one drawing.
struct ExplainDrawing {
  /// Both layouts, along the axis of the conflict.
  package let picture: Picture
  package let labels: (wanted: String, yours: String)
  package let caption: String

  package init(_ picture: ConflictPicture, _ explanation: LogExplanation, _ words: ExplanationWords)
  {
    let isAcross = picture.axis == .horizontal
    self.picture = Picture(
      window: Size(width: isAcross ? picture.extent : 0, height: isAcross ? 0 : picture.extent),
      wanted: picture.one.frames, yours: picture.other.frames, axis: picture.axis)
    func label(_ entry: Int) -> String {
      words.text(.says("command.explain.without", ["line": explanation.number(of: entry)]))
    }
    labels = (label(picture.one.entry), label(picture.other.entry))
    let one = explanation.number(of: picture.one.entry)
    let other = explanation.number(of: picture.other.entry)
    caption = words.text(
      picture.axis == .horizontal
        ? .says("command.explain.across", ["one": one, "other": other])
        : .says("command.explain.down", ["one": one, "other": other]))
  }
}

/// The words of an explanation, as the page and the report share them.
package struct ExplanationWords {
  private let strings: StringsCatalogue
  private let isAppKits: Bool

  /// The words about one report; what is said of UIKit is said of AppKit where that printed it.
  package init(_ explanation: LogExplanation, _ strings: StringsCatalogue) {
    self.strings = strings
    isAppKits = explanation.isAppKits
  }

  package func text(_ sentence: Sentence) -> String {
    strings.text(isAppKits ? sentence.adding("framework", "AppKit") : sentence)
  }

  package func text(_ sentences: [Sentence]) -> String {
    sentences.map(text).joined(separator: " ")
  }

  package func reason(for error: UnreadLogLine.Problem) -> String {
    switch error {
    case .cutOff: text(.says("command.explain.unread.cutOff"))
    case .unknownForm: text(.says("command.explain.unread.form"))
    case .unknownAttribute(let name):
      text(.says("command.explain.unread.attribute", ["name": name]))
    case .notANumber(let digits):
      text(.says("command.explain.unread.number", ["text": digits]))
    case .foreign: text(.says("command.explain.unread.foreign"))
    }
  }
}
