import Course

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
        .says("report.likeness.more", ["count": .count(likeness.untold)]))
    }
    return [.part(.init(.section), blocks)]
  }

  private var rule: String {
    words.text(
      .says(
        "report.likeness.rule",
        [
          "least": .count(Likeness.leastShared), "share": .count(100 / Likeness.oneIn),
          "few": .count(Likeness.fewestAlike), "most": .count(Likeness.mostAlike),
          "classes": .count(Likeness.classesPerChance),
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
  /// The learner's place in the class.
  let learner: Int
  /// The exercise's place in the class.
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
        rules.append(.says("report.rule.hidden", ["count": .count(policy.hiddenCases)]))
      }
    }
    rules.append(partial(policy.partial))
    if policy.hintCost > 0 {
      rules.append(.says("report.rule.hints", ["share": .points(policy.hintCost * 100)]))
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
