import Course

/// One exercise in a class's page: who passed, and the mistakes with their frequency.
struct ExercisePart {
  let words: ReportWords
  let page: ReportPage
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

  func add(
    _ exercise: ClassFacts.GradedExercise, _ tally: MistakeClusters.Tally,
    to html: inout HTMLText
  ) {
    html.raw("<section class=\"exercise\" id=\"")
    html.add(Self.anchor(of: exercise))
    html.raw("\">\n<h3>")
    html.name(exercise.title)
    html.raw(" <small dir=\"auto\">")
    html.add(exercise.lessonTitle)
    html.raw("</small></h3>\n")
    page.addBar([tally.passed, tally.notYet, tally.blank], to: &html)
    html.paragraph([
      words.text(
        .says(
          "report.tally",
          [
            "passed": .count(tally.passed), "notYet": .count(tally.notYet),
            "blank": .count(tally.blank),
          ]))
    ])
    html.fold(words.text(.says("report.task")))
    html.paragraph([exercise.task])
    html.raw("</details>\n")
    if !tally.hiddenKinds.isEmpty { html.paragraph([hidden(tally.hiddenKinds)]) }
    let made = tally.mistakes.filter { !$0.name.isUntouched }
    let untouched = tally.mistakes.filter(\.name.isUntouched)
    for (place, mistake) in (made.prefix(Self.mostMistakes) + untouched).enumerated() {
      add(mistake, isDrawn: place < min(Self.mostDrawn, made.count), to: &html)
    }
    let rest = made.count - Self.mostMistakes
    if rest > 0 {
      html.paragraph([words.text(.says("report.mistakes.more", ["count": .count(rest)]))])
    }
    html.raw("</section>\n")
  }

  private func hidden(_ kinds: [MistakeClusters.HiddenKind]) -> String {
    let counts = kinds.map { kind in
      words.text(
        .says("report.hidden.kind", ["words": .text(kind.words), "count": .count(kind.answers)]))
    }
    return words.text(
      .says("report.hidden.kinds", ["kinds": .text(counts.joined(separator: ", "))]))
  }

  /// A mistake; one that isn't drawn is folded below its name.
  private func add(
    _ mistake: MistakeClusters.Mistake, isDrawn: Bool, to html: inout HTMLText
  ) {
    html.raw(isDrawn ? "<div class=\"mistake\">\n" : "<details class=\"mistake\"><summary>")
    html.raw("<h4><span dir=\"auto\">")
    html.add(words.text(MistakeSentence.words(for: mistake.name)))
    html.raw("</span> <span class=\"count\">")
    html.add(words.text(ReportSentence.who(count: mistake.count)))
    html.raw("</span></h4>")
    html.raw(isDrawn ? "\n" : "</summary>\n")
    html.raw("<p class=\"names\">")
    let places = mistake.groups.flatMap(\.learners)
    words.add(places.prefix(Self.mostNames).map { learners[Int($0)] }, of: places.count, to: &html)
    html.raw("</p>\n")
    if !mistake.name.isUntouched { addExamples(mistake, isDrawn: isDrawn, to: &html) }
    html.raw(isDrawn ? "</div>\n" : "</details>\n")
  }

  /// The most frequent answer with what is said of it, and the others folded.
  private func addExamples(
    _ mistake: MistakeClusters.Mistake, isDrawn: Bool, to html: inout HTMLText
  ) {
    if isDrawn, let picture = mistake.groups.first?.example?.pictures.first {
      PictureFigure(words: words).add(picture, to: &html)
    }
    if let first = mistake.groups.first?.example {
      html.paragraph(first.seen)
      add(first, to: &html)
    }
    let others = mistake.groups.dropFirst()
    guard !others.isEmpty else { return }
    html.fold(words.text(.says("report.answers.more", ["count": .count(others.count)])))
    for group in others.prefix(Self.mostAnswers - 1) {
      html.raw("<p class=\"names\">")
      let first = group.learners.prefix(Self.mostNames).map { learners[Int($0)] }
      words.add(first, of: group.learners.count, to: &html)
      html.raw("</p>\n")
      if let example = group.example { add(example, to: &html) }
    }
    let unquoted = others.dropFirst(Self.mostAnswers - 1).flatMap(\.learners)
    if !unquoted.isEmpty {
      html.raw("<p class=\"names\">")
      words.add(unquoted.map { learners[Int($0)] }, of: unquoted.count, to: &html)
      html.raw("</p>\n")
    }
    html.raw("</details>\n")
  }

  /// An answer, and its verdict in one line.
  private func add(_ example: MistakeClusters.Example, to html: inout HTMLText) {
    AnswerQuote(words: words, text: example.text, excerpt: example.excerpt).addAround(to: &html)
    guard let summary = example.summary else { return }
    html.raw("<p class=\"quiet\"><code><bdi>")
    html.add(summary)
    html.raw("</bdi></code></p>\n")
  }
}
