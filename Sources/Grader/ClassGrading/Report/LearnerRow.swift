import Course

/// One learner in the table of a class's page.
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
      case .hasMore: .says("report.part.hasMore", ["count": .count(count)])
      case .complete: .says("report.part.complete", ["count": .count(count)])
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
        summary: [words.inline(.says("report.details"))],
        notes.map { .paragraph([.small([.text($0)])]) })
    ]
  }
}
