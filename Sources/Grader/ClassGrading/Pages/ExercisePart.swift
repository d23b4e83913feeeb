import Course

/// One exercise in a class's page: who passed, and the mistakes with their frequency.
struct ExercisePart {
  let words: PageWords
  let learners: [ClassLearner]

  /// The most mistakes of an exercise that are listed.
  private static let mostMistakes = 12
  /// The most answers of one mistake that are quoted.
  private static let mostAnswers = 3
  /// The most mistakes of an exercise that are drawn; the others are folded.
  private static let mostDrawn = 2
  /// The most names that are listed before the rest is folded.
  private static let mostNames = 12

  /// Where links to an exercise lead.
  static func anchor(of exercise: ClassFacts.GradedExercise) -> String {
    "exercise-\(exercise.id)"
  }

  static func heading(_ exercise: ClassFacts.GradedExercise, level: Int) -> Document.Block {
    .heading(
      level: level,
      [.name(exercise.title), .text(" "), .small([.text(exercise.lessonTitle)])])
  }

  func block(
    _ exercise: ClassFacts.GradedExercise, _ tally: MistakeClusters.Tally
  ) -> Document.Block {
    let counts = Sentence.says(
      "report.tally",
      [
        "passed": tally.passed, "notYet": tally.notYet,
        "blank": tally.blank,
      ])
    var blocks: [Document.Block] =
      [
        Self.heading(exercise, level: 3),
        words.bar(passed: tally.passed, notYet: tally.notYet, blank: tally.blank),
      ] + words.paragraph(counts) + [
        .fold(
          summary: .paragraph([words.inline(.says("report.task"))]),
          words.paragraph([exercise.task]))
      ]
    if !tally.hiddenKinds.isEmpty { blocks += words.paragraph(hidden(tally.hiddenKinds)) }
    let made = tally.mistakes.filter { !$0.name.isUntouched }
    let untouched = tally.mistakes.filter(\.name.isUntouched)
    blocks += (made.prefix(Self.mostMistakes) + untouched).enumerated().map { place, mistake in
      block(mistake, isDrawn: place < min(Self.mostDrawn, made.count))
    }
    let rest = made.count - Self.mostMistakes
    if rest > 0 {
      blocks += words.paragraph(.says("report.mistakes.more", ["count": rest]))
    }
    return .part(.init(.section, style: "exercise", id: Self.anchor(of: exercise)), blocks)
  }

  private func hidden(_ kinds: [MistakeClusters.HiddenKind]) -> Sentence {
    let counts = kinds.map { kind in
      words.text(
        .says("report.hidden.kind", ["words": .text(kind.words), "count": .count(kind.answers)]))
    }
    return .says("report.hidden.kinds", ["kinds": counts.joined(separator: ", ")])
  }

  /// A mistake; one that isn't drawn is folded below its name.
  private func block(_ mistake: MistakeClusters.Mistake, isDrawn: Bool) -> Document.Block {
    let heading = Document.Block.heading(
      level: 4,
      [
        .styled("", [words.inline(MistakeSentence.words(for: mistake.name))]), .text(" "),
        .styled("count", [words.inline(ReportSentence.who(count: mistake.count))]),
      ])
    let examples = mistake.name.isUntouched ? [] : examples(mistake, isDrawn: isDrawn)
    let blocks = [names(mistake.groups.flatMap(\.learners))] + examples
    return isDrawn
      ? .part(.init(.group, style: "mistake"), [heading] + blocks)
      : .styled("mistake", .fold(summary: heading, blocks))
  }

  private func names(_ places: [Int32], showingAll: Bool = false) -> Document.Block {
    let shown = showingAll ? places[...] : places.prefix(Self.mostNames)
    return .styled(
      "names", .paragraph(words.names(shown.map { learners[Int($0)] }, of: places.count)))
  }

  /// The most frequent answer with what is said of it, and the others folded.
  private func examples(
    _ mistake: MistakeClusters.Mistake, isDrawn: Bool
  ) -> [Document.Block] {
    var blocks: [Document.Block] = []
    if let first = mistake.groups.first?.example {
      if isDrawn, let picture = first.pictures.first { blocks.append(words.picture(picture)) }
      blocks += words.paragraph(first.seen) + quote(first)
    }
    let others = mistake.groups.dropFirst()
    guard !others.isEmpty else { return blocks }
    var folded: [Document.Block] = []
    for group in others.prefix(Self.mostAnswers - 1) {
      folded.append(names(group.learners))
      if let example = group.example { folded += quote(example) }
    }
    let unquoted = others.dropFirst(Self.mostAnswers - 1).flatMap(\.learners)
    if !unquoted.isEmpty { folded.append(names(unquoted, showingAll: true)) }
    let more = Sentence.says("report.answers.more", ["count": others.count])
    return blocks + [.fold(summary: .paragraph([words.inline(more)]), folded)]
  }

  /// An answer, and its verdict in one line.
  private func quote(_ example: MistakeClusters.Example) -> [Document.Block] {
    AnswerQuote(words: words, text: example.text, excerpt: example.excerpt).around
      + (example.summary.map { [words.quiet([.code($0)])] } ?? [])
  }
}

/// The part of a class's page about answers that belong together; it doesn't say why they do.
struct FactsPart {
  let words: PageWords
  let learners: [ClassLearner]
  let exercises: [ClassFacts.GradedExercise]

  /// Whose answers pass the variant of somebody else, if there are any.
  func blocks(_ variants: [VariantFact]) -> [Document.Block] {
    guard !variants.isEmpty else { return [] }
    let byKey = Dictionary(learners.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    let items = variants.map { fact in
      words.inlines(
        .says(
          "report.variant", ["name": .part(0), "exercise": .part(1), "other": .part(2)]),
        learners[fact.learner].link, .name(exercises[fact.exercise].title),
        byKey[fact.other]?.link ?? .name(fact.other))
    }
    return [
      .part(
        .init(.section),
        [.heading(level: 2, [words.inline(.says("report.variants"))])]
          + words.paragraph(.says("report.variants.note")) + [.bullets(items)])
    ]
  }

  /// Which answers are alike, and the rule for that.
  func blocks(_ likeness: Likeness) -> [Document.Block] {
    var blocks =
      [.heading(level: 2, [words.inline(.says("report.likeness"))])]
      + words.paragraph([rule, words.text(.says("report.likeness.note"))])
    if likeness.pairs.isEmpty {
      blocks += words.paragraph(.says("report.likeness.none"))
    } else {
      blocks.append(
        .grid(
          Document.Grid(
            caption: [words.inline(.says("report.likeness.caption"))],
            columns: [
              [words.inline(ReportSentence.learners)],
              [words.inline(.says("report.likeness.alike"))],
            ], rows: likeness.pairs.map(row))))
    }
    if likeness.untold > 0 {
      blocks += words.paragraph(
        .says("report.likeness.more", ["count": likeness.untold]))
    }
    return [.part(.init(.section), blocks)]
  }

  private var rule: String {
    words.text(
      .says(
        "report.likeness.rule",
        [
          "least": Likeness.leastShared, "share": 100 / Likeness.oneIn,
          "few": Likeness.fewestAlike, "most": Likeness.mostAlike,
          "classes": Likeness.classesPerChance,
        ]))
  }

  private func row(_ pair: Likeness.Pair) -> [Document.Grid.Cell] {
    let names = words.inlines(
      .says("report.likeness.pair", ["name": .part(0), "other": .part(1)]),
      learners[Int(pair.first)].link, learners[Int(pair.second)].link)
    let shared = pair.shared.map { shared in
      let (count, all) = (Sentence.Value.count(shared.count), Sentence.Value.count(shared.all))
      return words.inlines(
        shared.isWording
          ? .says("report.likeness.wording", ["exercise": .part(0), "count": count, "all": all])
          : .says("report.likeness.form", ["exercise": .part(0), "count": count, "all": all]),
        .name(exercises[shared.exercise].title))
    }
    return [.init(names), .init([], [.bullets(shared)])]
  }
}

/// An answer that passes the variant of somebody else.
struct VariantFact {
  let learner: Int
  let exercise: Int
  /// The key of the learner whose variant it passes, who may be in another part of the class.
  let other: String
}

/// The part of a class's page about the rules by which it was graded.
struct PolicyPart {
  let words: PageWords

  func block(_ facts: ClassFacts) -> Document.Block {
    let policy = facts.policy
    var rules: [Sentence] = [.says("report.rule.pass")]
    if facts.isSeeded {
      rules.append(.says("report.rule.seed"))
      if policy.hiddenCases > 0 {
        rules.append(.says("report.rule.hidden", ["count": policy.hiddenCases]))
      }
    }
    rules.append(partial(policy.partial))
    if policy.hintCost > 0 {
      rules.append(.says("report.rule.hints", ["share": policy.hintCost * 100]))
    }
    rules.append(
      policy.blanks == .asZero
        ? .says("report.rule.zeros")
        : policy.missing == .zero ? .says("report.rule.zero") : .says("report.rule.blank"))
    return .part(
      .init(.section),
      [
        .heading(level: 2, [words.inline(.says("report.rules"))]),
        .bullets(rules.map { [words.inline($0)] }),
      ])
  }

  private func partial(_ partial: GradingPolicy.Partial) -> Sentence {
    switch partial {
    case .none: .says("report.rule.partial.none")
    case .cases: .says("report.rule.partial")
    case .views: .says("report.rule.partial.views")
    }
  }
}
