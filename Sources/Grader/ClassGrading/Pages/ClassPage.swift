package import Course
import Feedback

/// The report about a class as one page, without scripts and without other files.
///
/// Its first screen says how the class did, so the learners' rows come into it at the end. Only
/// ``ClassOverview``, ``MistakeClusters`` and ``LikenessSearch`` store something about answers.
package struct ClassPage: ClassFile {
  package let path = "index.html"
  private let words: PageWords
  private var overview = ClassOverview()
  private var clusters = MistakeClusters(exercises: 0)
  private var likeness = LikenessSearch(own: [])
  private var learners: [ClassLearner] = []
  private var variants: [VariantFact] = []
  /// The learners' places, by the part of the table that they stand in.
  private var parts: [LearnerRow.Part: [Int]] = [:]

  package init(_ strings: StringsCatalogue) { words = PageWords(strings) }

  /// Nothing: the beginning says something about all learners.
  package mutating func beginning(_ facts: ClassFacts) -> String {
    overview = ClassOverview()
    clusters = MistakeClusters(exercises: facts.exercises.count)
    likeness = LikenessSearch(own: facts.exercises.map(\.own))
    (learners, variants, parts) = ([], [], [:])
    return ""
  }

  package mutating func text(for result: LearnerResult, _ facts: ClassFacts) -> String {
    overview.add(result)
    clusters.add(result)
    likeness.add(result)
    for (place, scored) in result.answers.enumerated() {
      guard let other = scored.answer.otherVariant else { continue }
      variants.append(VariantFact(learner: learners.count, exercise: place, other: other))
    }
    parts[LearnerRow.Part(result), default: []].append(learners.count)
    learners.append(ClassLearner(result.learner))
    var html = HTMLText()
    html.add(row: LearnerRow(words: words, facts: facts).cells(result))
    return html.html
  }

  /// The first screen, the learners by what they need, and then each exercise.
  package mutating func arranged(_ facts: ClassFacts) -> [ClassFilePiece]? {
    let tallies = clusters.sorted
    let page = words.page(facts, of: facts.title ?? facts.name) { name in
      facts.title == nil
        ? .says("report.class.title", ["name": name]) : ReportSentence.title(name)
    }
    let (section, table) = (Document.Part(.section), table(facts, tallies))
    var html = HTMLText()
    html.open(page)
    html.add(words.quiet([words.inline(counts(facts))]))
    html.add(OverviewPart(words: words, facts: facts, overview: overview).blocks)
    html.open(section)
    html.add(.heading(level: 2, [words.inline(ReportSentence.learners)]))
    html.open(table)
    var pieces = [ClassFilePiece.text(html.html)]
    for part in LearnerRow.Part.allCases {
      guard let members = parts[part] else { continue }
      var head = HTMLText()
      head.openRows(of: table, under: [words.inline(part.words(count: members.count))])
      var end = HTMLText()
      end.closeRows()
      pieces += [.text(head.html)] + members.map { .learner($0) } + [.text(end.html)]
    }
    var rest = HTMLText()
    rest.close(table)
    if learners.isEmpty { rest.add(words.paragraph(.says("report.nobody"))) }
    rest.add(words.paragraph(overview.totals.sentences(facts.strings)))
    rest.close(section)
    rest.add(exercises(facts, tallies))
    let parts = FactsPart(words: words, learners: learners, exercises: facts.exercises)
    rest.add(parts.blocks(variants) + parts.blocks(likeness.found))
    rest.add(PolicyPart(words: words).block(facts))
    rest.close(page)
    return pieces + [.text(rest.html)]
  }

  private func counts(_ facts: ClassFacts) -> Sentence {
    .says("report.counts", ["learners": learners.count, "exercises": facts.exercises.count])
  }

  /// The head of the learners' table: the exercises, each with how many passed.
  private func table(
    _ facts: ClassFacts, _ tallies: [MistakeClusters.Tally]
  ) -> Document.Grid {
    let exercises = zip(facts.exercises, tallies).map { exercise, tally -> [Document.Inline] in
      let passed = Sentence.says(
        "report.passedOf", ["passed": tally.passed, "all": learners.count])
      return [
        .link([.name(exercise.title)], target: "#\(ExercisePart.anchor(of: exercise))"),
        .text(" "), .small([words.inline(passed)]),
      ]
    }
    return Document.Grid(
      style: "class", label: words.text(ReportSentence.learners),
      caption: [words.inline(.says("report.learners.caption"))],
      columns: [
        [words.inline(ReportSentence.learner)], [words.inline(ReportSentence.total)],
      ] + exercises)
  }

  private func exercises(
    _ facts: ClassFacts, _ tallies: [MistakeClusters.Tally]
  ) -> Document.Block {
    let part = ExercisePart(words: words, learners: learners)
    return .part(
      .init(.section),
      [.heading(level: 2, [words.inline(.says("report.exercises"))]), words.legend]
        + zip(facts.exercises, tallies).map(part.block))
  }
}

struct LearnerRow {
  /// A part of the table; the first one has those whom a teacher looks for first.
  enum Part: Hashable, CaseIterable {
    case needsAttention, hasMore, complete

    init(_ result: LearnerResult) {
      self =
        LearnerNeed(result) != nil
        ? .needsAttention : result.answers.allSatisfy(\.answer.isPassed) ? .complete : .hasMore
    }

    func words(count: Int) -> Sentence {
      switch self {
      case .needsAttention: ReportSentence.attention(count: count)
      case .hasMore: .says("report.part.hasMore", ["count": count])
      case .complete: .says("report.part.complete", ["count": count])
      }
    }
  }

  let words: PageWords
  let facts: ClassFacts

  func cells(_ result: LearnerResult) -> [Document.Grid.Cell] {
    var name = [ClassLearner(result.learner).link]
    if !result.learner.isListed {
      name += [.text(" "), .small([words.inline(.says("report.unlisted"))])]
    }
    let total = result.total.points == nil ? [.text("–")] : words.total(result.total)
    return [.init(name, notes(result.notices)), .init(total, style: "points")]
      + zip(result.answers, facts.exercises).map { cell($0, of: result.learner, $1) }
  }

  /// The state, and the mistake; the points where they aren't what everybody gets for that state.
  private func cell(
    _ scored: LearnerResult.Scored, of learner: Learner, _ exercise: ClassFacts.GradedExercise
  ) -> Document.Grid.Cell {
    let answer = scored.answer
    let target = "learners/\(learner.fileName).html#\(ExercisePart.anchor(of: exercise))"
    let state = words.state(of: scored)
    var line = [answer.isPassed ? state : .link([state], target: target)]
    if answer.untouched == nil, answer.verdict != .passed, let mistake = MistakeName(answer) {
      line += [
        .text(" "), .styled("why", [words.inline(MistakeSentence.words(for: mistake))]),
      ]
    }
    if let points = scored.points, points != (answer.isPassed ? scored.most : 0) {
      line += [.text(" "), .small([words.points(points, of: scored.most)])]
    }
    if let override = scored.override {
      line += [.text(" "), .small([words.inline(override.sentence(outOf: scored.most))])]
    }
    let blank = scored.blank.flatMap { Self.saysAll($0.reason) ? nil : $0.words }
    return .init(
      line, notes([blank].compactMap(\.self) + answer.remarks),
      style: PageWords.style(of: scored))
  }

  /// Whether the short form of a blank's reason says everything.
  private static func saysAll(_ reason: Blank.Reason) -> Bool {
    reason == .missing || reason == .nothing
  }

  private func notes(_ notes: [String]) -> [Document.Block] {
    guard !notes.isEmpty else { return [] }
    return [
      .fold(
        summary: .paragraph([words.inline(.says("report.details"))]),
        notes.map { .paragraph([.small([.text($0)])]) })
    ]
  }
}

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
        .styled("of", [words.inline(.says("report.of", ["all": all]))]),
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
      untold > 0 ? words.paragraph(.says("report.attention.untold", ["count": untold])) : []
    let summary = words.inline(.says("report.attention.more", ["count": rest.count]))
    return [shown, .fold(summary: .paragraph([summary]), [list(rest)] + more)]
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
