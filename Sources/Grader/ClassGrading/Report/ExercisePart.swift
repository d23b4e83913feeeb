import Course

/// One exercise in a class's page: who passed, and the mistakes with their frequency.
struct ExercisePart {
  let words: ReportWords
  let learners: [ClassLearner]

  /// The most mistakes of an exercise that are listed.
  private static let mostMistakes = 12
  /// The most answers of one mistake that are quoted.
  private static let mostAnswers = 3
  /// The most mistakes of an exercise that are drawn.
  private static let mostDrawn = 3

  /// Where links to an exercise lead.
  static func anchor(of exercise: ClassFacts.GradedExercise) -> String {
    "exercise-\(exercise.id)"
  }

  func add(
    _ exercise: ClassFacts.GradedExercise, _ tally: MistakeClusters.Tally,
    to html: inout HTMLText
  ) {
    html.raw("<section id=\"")
    html.add(Self.anchor(of: exercise))
    html.raw("\">\n<h3>")
    html.name(exercise.title)
    html.raw("</h3>\n<p class=\"quiet\" dir=\"auto\">")
    html.add(exercise.lessonTitle)
    html.raw("</p>\n")
    html.paragraph([exercise.task])
    html.raw("<p><strong>")
    html.add(
      words.text(
        .says(
          "report.tally",
          [
            "passed": .count(tally.passed), "notYet": .count(tally.notYet),
            "blank": .count(tally.blank),
          ])))
    html.raw("</strong></p>\n")
    if !tally.hiddenKinds.isEmpty { addHidden(tally.hiddenKinds, to: &html) }
    if !tally.mistakes.isEmpty {
      addTable(tally.mistakes, to: &html)
      for (place, mistake) in tally.mistakes.prefix(Self.mostMistakes).enumerated() {
        add(mistake, isDrawn: place < Self.mostDrawn, to: &html)
      }
    }
    html.raw("</section>\n")
  }

  private func addHidden(_ kinds: [MistakeClusters.HiddenKind], to html: inout HTMLText) {
    html.element("p", words.text(.says("report.hidden.kinds")))
    html.raw("<ul>\n")
    for kind in kinds {
      html.element(
        "li",
        words.text(
          .says("report.hidden.kind", ["words": .text(kind.words), "count": .count(kind.answers)])))
    }
    html.raw("</ul>\n")
  }

  /// All mistakes, each with its number of answers and of different answers.
  private func addTable(_ mistakes: [MistakeClusters.Mistake], to html: inout HTMLText) {
    html.raw("<table>\n")
    html.element("caption", words.text(.says("report.mistakes.caption")))
    html.raw("<thead><tr>")
    let heads: [Sentence] = [
      .says("report.mistake"), .says("report.answers"), .says("report.answers.different"),
    ]
    for head in heads {
      html.raw("<th scope=\"col\">")
      html.add(words.text(head))
      html.raw("</th>")
    }
    html.raw("</tr></thead>\n<tbody>\n")
    for mistake in mistakes.prefix(Self.mostMistakes) {
      html.raw("<tr><th scope=\"row\" dir=\"auto\">")
      html.add(name(of: mistake))
      html.raw("</th><td>\(mistake.count)</td><td>\(mistake.groups.count)</td></tr>\n")
    }
    html.raw("</tbody>\n</table>\n")
    let rest = mistakes.dropFirst(Self.mostMistakes)
    if !rest.isEmpty {
      html.paragraph([words.text(.says("report.mistakes.more", ["count": .count(rest.count)]))])
    }
  }

  private func name(of mistake: MistakeClusters.Mistake) -> String {
    words.text(MistakeSentence.words(for: mistake.name))
  }

  private func add(
    _ mistake: MistakeClusters.Mistake, isDrawn: Bool, to html: inout HTMLText
  ) {
    html.raw("<h4 dir=\"auto\">")
    html.add(name(of: mistake))
    html.raw("</h4>\n")
    let first = mistake.groups.first?.example
    html.paragraph(first?.seen ?? [])
    if isDrawn, let picture = first?.pictures.first {
      PictureFigure(words: words).add(picture, to: &html)
    }
    for group in mistake.groups.prefix(Self.mostAnswers) { add(group, to: &html) }
    let rest = mistake.groups.dropFirst(Self.mostAnswers)
    guard !rest.isEmpty else { return }
    html.raw("<details><summary>")
    html.add(words.text(.says("report.answers.more", ["count": .count(rest.count)])))
    html.raw("</summary><p>")
    addNames(rest.flatMap(\.learners), to: &html)
    html.raw("</p></details>\n")
  }

  /// An answer that is quoted, with those who gave it.
  private func add(_ group: MistakeClusters.Group, to html: inout HTMLText) {
    if let example = group.example {
      if !example.text.isEmpty {
        html.raw("<pre dir=\"ltr\"><code><bdi>")
        html.add(example.text)
        html.raw("</bdi></code></pre>\n")
      }
      if let summary = example.summary {
        html.raw("<p><code>")
        html.add(summary)
        html.raw("</code></p>\n")
      }
    }
    html.raw("<details><summary>")
    html.add(words.text(.says("report.who", ["count": .count(group.learners.count)])))
    html.raw("</summary><p>")
    addNames(group.learners, to: &html)
    html.raw("</p></details>\n")
  }

  private func addNames(_ places: [Int32], to html: inout HTMLText) {
    for (count, place) in places.enumerated() {
      if count > 0 { html.raw(", ") }
      learners[Int(place)].add(to: &html)
    }
  }
}
