package import Course
package import LayoutEngine

extension Document {
  /// The conflicts of a log, explained: the finding, the lines, a drawing, what to change.
  ///
  /// - Parameters:
  ///   - conflicts: What is explained; a table sums up more than one.
  ///   - file: What the log is called; `nil` if it has no name.
  ///   - strings: The words.
  package init(
    explaining conflicts: [LoggedConflict], in file: String?, _ strings: StringsCatalogue
  ) {
    self.init()
    if conflicts.count > 1 { blocks.append(Self.summary(of: conflicts, strings)) }
    for (place, conflict) in conflicts.enumerated() {
      let title = Sentence.says(
        "command.explain.report", ["number": place + 1, "total": conflicts.count])
      let heading = Block.heading(level: 2, [.text(strings.text(title))])
      blocks += ExplainedConflict(conflict, strings).blocks(
        under: conflicts.count > 1 ? [heading] : [], in: file)
    }
  }

  /// All conflicts in a table: how often each comes, what it is about, and what is suspected.
  private static func summary(
    of conflicts: [LoggedConflict], _ strings: StringsCatalogue
  ) -> Block {
    let total = Sentence.Value.count(conflicts.reduce(0) { $0 + $1.count })
    let title = Sentence.says(
      "command.explain.summary", ["total": total, "count": .count(conflicts.count)])
    let columns = [
      Sentence.says("command.explain.summary.number"), .says("command.explain.summary.times"),
      .says("command.explain.summary.conflict"), .says("command.explain.summary.suspect"),
    ].map { [Inline.text(strings.text($0))] }
    let rows = conflicts.enumerated().map { place, conflict in
      [
        Grid.Cell([.text("\(place + 1)")], style: "number"),
        .init([.text("\(conflict.count)")], style: "number"), .init([.code(conflict.views)]),
        .init([.code(conflict.suspected)]),
      ]
    }
    return .part(
      .init(.group),
      [
        .heading(level: 2, [.text(strings.text(title))]),
        .grid(Grid(style: "reports", columns: columns, rows: rows)),
      ])
  }
}

extension LogExplanation {
  /// By how much the lines of each set conflict, and a drawing of what the two sides want.
  package func balances(of sets: some Sequence<[Int]>, _ strings: StringsCatalogue) -> Document {
    let words = ExplanationWords(self, strings)
    return Document(
      sets.flatMap { set -> [Document.Block] in
        guard set.count > 1, let balance = balance(of: set) else { return [] }
        let told = Document.Block.paragraph([.text(words.text(sentences(for: balance)))])
        return [told] + (picture(of: set, words).map { [$0] } ?? [])
      })
  }
}

/// One conflict of a log: the finding, the lines, a drawing, what to change.
private struct ExplainedConflict {
  /// The marks before a line that is suspected, and before one that is part of the conflict.
  private static let marks = (suspect: "►", member: "•")
  /// Of more conflicts in one report the others are told in a sentence each.
  private static let mostSets = 3

  private let conflict: LoggedConflict
  private let strings: StringsCatalogue
  private let words: ExplanationWords
  private let members: Set<Int>
  private let suspects: Set<Int>

  private var explanation: LogExplanation { conflict.explanation }

  init(_ conflict: LoggedConflict, _ strings: StringsCatalogue) {
    (self.conflict, self.strings) = (conflict, strings)
    let explanation = conflict.explanation
    words = ExplanationWords(explanation, strings)
    members = Set(explanation.sets.joined())
    suspects = Set(explanation.suspects.filter { !$0.isApples }.map { $0.entry })
  }

  func blocks(under heading: [Document.Block], in file: String?) -> [Document.Block] {
    var found = [paragraph(explanation.findings, style: "bad")]
    if conflict.count > 1 {
      let times = Sentence.says("command.explain.times", ["count": conflict.count])
      found.append(paragraph([times], style: "quiet"))
    }
    var blocks = [Document.Block.part(.init(.group), heading + found)] + lines
    blocks += explanation.balances(of: explanation.sets.prefix(Self.mostSets), strings).blocks
    if !explanation.remarks.isEmpty { blocks.append(paragraph(explanation.remarks)) }
    return blocks + advice + unread(in: file)
  }

  private func paragraph(_ sentences: [Sentence], style: String = "") -> Document.Block {
    .styled(style, .paragraph([.text(words.text(sentences))]))
  }

  // MARK: The lines

  /// The lines as equations, each with what it is and what part it has.
  private var lines: [Document.Block] {
    let entries = explanation.report.entries.indices
    guard !entries.isEmpty else { return [] }
    let rows = entries.map { entry -> [Document.Grid.Cell] in
      let equation = explanation.equation(of: entry).map { Document.Inline.code($0) }
      return [
        .init([.text("\(explanation.number(of: entry))")]), .init(mark(of: entry)),
        .init([equation ?? .text(explanation.report.entries[entry].text)]),
        .init([.text(remarks(on: entry))]),
      ]
    }
    return [.grid(Document.Grid(style: "lines", rows: rows))] + legend + views
  }

  private func mark(of entry: Int) -> [Document.Inline] {
    if suspects.contains(entry) { return [.styled("bad", [.text(Self.marks.suspect)])] }
    return members.contains(entry) ? [.strong([.text(Self.marks.member)])] : []
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

  private var legend: [Document.Block] {
    var meanings: [String] = []
    func add(_ mark: String, _ meaning: Sentence) {
      meanings.append("\(mark) \(words.text(meaning))")
    }
    if !suspects.isEmpty { add(Self.marks.suspect, .says("command.explain.suspected")) }
    if !members.isSubset(of: suspects) { add(Self.marks.member, .says("command.explain.member")) }
    guard !meanings.isEmpty else { return [] }
    return [.styled("legend", .paragraph([.text(meanings.joined(separator: "   "))]))]
  }

  private var views: [Document.Block] {
    let rows = explanation.confusedViews.map { item -> [Document.Grid.Cell] in
      [
        .init([.code(explanation.layout.scene[item.id].name)]),
        .init([.styled("quiet", [.text(item.address ?? "")])]),
        .init([.text(item.text.map { "'\($0)'" } ?? "")]),
      ]
    }
    guard !rows.isEmpty else { return [] }
    return [
      .part(
        .init(.group),
        [
          paragraph([.says("command.explain.views")], style: "quiet"),
          .grid(Document.Grid(style: "views", rows: rows)),
        ])
    ]
  }

  // MARK: What to change

  private var advice: [Document.Block] {
    var groups: [[Document.Block]] = []
    var told: Set<Int> = []
    for suspicion in explanation.suspects where !told.contains(suspicion.entry) {
      told.insert(suspicion.entry)
      if let other = suspicion.other { told.insert(other) }
      groups.append(advice(on: suspicion))
    }
    if groups.isEmpty {
      let said = [explanation.undecided, explanation.brokenSentence].compactMap { $0 }
      groups = [said.isEmpty ? [] : [paragraph(said)]]
    }
    // How to find the view that is meant, by its address.
    if let command = explanation.debuggerCommand {
      groups[groups.count - 1] += [paragraph([.debuggerShows]), code([command])]
    }
    return groups.map { .part(.init(.group), $0) }
  }

  private func advice(on suspicion: Suspicion) -> [Document.Block] {
    let advice = explanation.advice(on: suspicion)
    var reasons = [advice.reason]
    if suspicion == explanation.suspects.first {
      reasons += [explanation.brokenSentence].compactMap { $0 }
    }
    let line = Document.Block.paragraph([
      .strong([.text(words.text(advice.headline))]), .text(" " + words.text(reasons)),
    ])
    return [line, paragraph([advice.change])] + (advice.code.isEmpty ? [] : [code(advice.code)])
  }

  /// Lines to copy.
  private func code(_ lines: [String]) -> Document.Block {
    .styled("copied", .listing(Document.Listing(lines: lines)))
  }

  private func unread(in file: String?) -> [Document.Block] {
    let lines = conflict.report.unread
    guard !lines.isEmpty else { return [] }
    let title = paragraph([.says("command.explain.unread")], style: "bad")
    let told = lines.flatMap { line -> [Document.Block] in
      let place = (file.map { "\($0):" } ?? "") + "\(line.range.line)"
      return [
        .styled(
          "place",
          .paragraph([
            .styled("quiet", [.text(place)]), .text(": " + words.reason(for: line.problem)),
          ])), .styled("logged", .paragraph([.code(line.text)])),
      ]
    }
    return [.part(.init(.group), [title] + told)]
  }
}

/// The words of an explanation, as the document and the report share them.
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
    sentences.map { text($0) }.joined(separator: " ")
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
