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
        "passed": .count(tally.passed), "notYet": .count(tally.notYet),
        "blank": .count(tally.blank),
      ])
    var blocks: [Document.Block] =
      [
        Self.heading(exercise, level: 3),
        words.bar(passed: tally.passed, notYet: tally.notYet, blank: tally.blank),
      ] + words.paragraph(counts) + [
        .fold(
          summary: [words.inline(.says("report.task"))], words.paragraph([exercise.task]))
      ]
    if !tally.hiddenKinds.isEmpty { blocks += words.paragraph(hidden(tally.hiddenKinds)) }
    let made = tally.mistakes.filter { !$0.name.isUntouched }
    let untouched = tally.mistakes.filter(\.name.isUntouched)
    blocks += (made.prefix(Self.mostMistakes) + untouched).enumerated().map { place, mistake in
      block(mistake, isDrawn: place < min(Self.mostDrawn, made.count))
    }
    let rest = made.count - Self.mostMistakes
    if rest > 0 {
      blocks += words.paragraph(.says("report.mistakes.more", ["count": .count(rest)]))
    }
    return .part(.init(.section, style: "exercise", id: Self.anchor(of: exercise)), blocks)
  }

  private func hidden(_ kinds: [MistakeClusters.HiddenKind]) -> Sentence {
    let counts = kinds.map { kind in
      words.text(
        .says("report.hidden.kind", ["words": .text(kind.words), "count": .count(kind.answers)]))
    }
    return .says("report.hidden.kinds", ["kinds": .text(counts.joined(separator: ", "))])
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
    return .part(
      .init(isDrawn ? .group : .folded, style: "mistake"),
      [heading, names(mistake.groups.flatMap(\.learners))] + examples)
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
    let more = Sentence.says("report.answers.more", ["count": .count(others.count)])
    return blocks + [.fold(summary: [words.inline(more)], folded)]
  }

  /// An answer, and its verdict in one line.
  private func quote(_ example: MistakeClusters.Example) -> [Document.Block] {
    AnswerQuote(words: words, text: example.text, excerpt: example.excerpt).around
      + (example.summary.map { [words.quiet([.code($0)])] } ?? [])
  }
}
