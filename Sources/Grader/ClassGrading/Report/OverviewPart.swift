import Course

/// The first screen of a class's page: the totals, who needs attention, and the frequent mistakes.
struct OverviewPart {
  let words: PageWords
  let facts: ClassFacts
  let overview: ClassOverview

  /// How many learners and mistakes are listed before the rest is folded or left out.
  private static let mostShown = (learners: 8, mistakes: 6)

  var blocks: [Document.Block] {
    [
      tiles,
      words.bar(
        passed: overview.passed, notYet: overview.notYet, blank: overview.withoutGrade),
      .columns([
        [
          .heading(level: 2, [words.inline(ReportSentence.attention(count: overview.needs))])
        ] + needs,
        [.heading(level: 2, [words.inline(.says("report.frequent"))])] + mistakes,
      ]),
    ]
  }

  private var tiles: Document.Block {
    let all = overview.answers
    return .tiles([
      tile("passed", ReportSentence.passed, overview.passed, of: all),
      tile(
        "open", ReportSentence.notYet, overview.notYet, of: all,
        Untouched.allCases.map { (overview.untouched[$0] ?? 0, $0.words) }),
      tile(
        "blank", .says("report.withoutGrade"), overview.withoutGrade, of: all,
        Blank.Reason.allCases.map { (overview.blanks[$0] ?? 0, $0.words) }),
      tile("complete", .says("report.complete"), overview.complete, of: overview.learners),
    ])
  }

  /// A number with its name, and what it is made of.
  private func tile(
    _ style: String, _ name: Sentence, _ count: Int, of all: Int, _ parts: [(Int, Sentence)] = []
  ) -> Document.Tile {
    Document.Tile(
      style: style, name: [words.inline(name)],
      value: [
        .strong([.text("\(count)")]), .text(" "),
        .styled("of", [words.inline(.says("report.of", ["all": .count(all)]))]),
      ]
        + parts.filter { $0.0 > 0 }.map { count, sentence in
          .small([.text("\(words.text(sentence)) (\(count))")])
        })
  }

  private var needs: [Document.Block] {
    let needs = overview.attention
    guard !needs.isEmpty else { return words.paragraph(.says("report.attention.none")) }
    let shown = list(needs.prefix(Self.mostShown.learners))
    let rest = needs.dropFirst(Self.mostShown.learners)
    guard !rest.isEmpty else { return [shown] }
    let untold = overview.needs - needs.count
    let more =
      untold > 0 ? words.paragraph(.says("report.attention.untold", ["count": .count(untold)])) : []
    let summary = words.inline(.says("report.attention.more", ["count": .count(rest.count)]))
    return [shown, .fold(summary: [summary], [list(rest)] + more)]
  }

  private func list(_ needs: ArraySlice<LearnerNeed>) -> Document.Block {
    .styled(
      "needs",
      .bullets(
        needs.map { need in
          [need.learner.link]
            + need.sentences(facts).flatMap { [.text(" "), .styled("", [words.inline($0)])] }
        }))
  }

  private var mistakes: [Document.Block] {
    let mistakes = overview.frequentMistakes.prefix(Self.mostShown.mistakes)
    guard !mistakes.isEmpty else { return words.paragraph(.says("report.frequent.none")) }
    let items = mistakes.enumerated().map { place, mistake in
      Document.NumberedItem(
        marker: "\(place + 1).",
        text: [
          .strong([words.inline(mistake.words)]), .text(" "),
          .styled("count", [words.inline(ReportSentence.who(count: mistake.learners))]),
          .text(" "), .styled("quiet", [.text(mistake.titles(facts))]),
          .styled("names", words.names(mistake.first, of: mistake.learners)),
        ])
    }
    return [.styled("frequent", .numbered(items))]
  }
}
