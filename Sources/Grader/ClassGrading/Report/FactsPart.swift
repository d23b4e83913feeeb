import Course

/// The part of a class's page about answers that belong together; it doesn't say why they do.
struct FactsPart {
  let words: ReportWords
  let learners: [ClassLearner]
  let exercises: [ClassFacts.GradedExercise]

  /// Adds whose answers pass the variant of somebody else, if there are any.
  func add(_ variants: [VariantFact], to html: inout HTMLText) {
    guard !variants.isEmpty else { return }
    html.raw("<section>\n")
    html.element("h2", words.text(.says("report.variants")))
    html.paragraph([words.text(.says("report.variants.note"))])
    html.raw("<ul>\n")
    let byKey = Dictionary(learners.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    for fact in variants {
      html.raw("<li>")
      words.add(
        .says(
          "report.variant",
          [
            "name": .markup(learners[fact.learner].add),
            "exercise": .name(exercises[fact.exercise].title),
            "other": byKey[fact.other].map { .markup($0.add) } ?? .name(fact.other),
          ]),
        to: &html)
      html.raw("</li>\n")
    }
    html.raw("</ul>\n</section>\n")
  }

  /// Adds which answers are alike, and the rule for that.
  func add(_ likeness: Likeness, to html: inout HTMLText) {
    html.raw("<section>\n")
    html.element("h2", words.text(.says("report.likeness")))
    html.paragraph([rule, words.text(.says("report.likeness.note"))])
    if likeness.pairs.isEmpty {
      html.paragraph([words.text(.says("report.likeness.none"))])
    } else {
      html.raw("<table>\n")
      html.element("caption", words.text(.says("report.likeness.caption")))
      html.raw("<thead><tr><th scope=\"col\">")
      html.add(words.text(ReportSentence.learners))
      html.raw("</th><th scope=\"col\">")
      html.add(words.text(.says("report.likeness.alike")))
      html.raw("</th></tr></thead>\n<tbody>\n")
      for pair in likeness.pairs { add(pair, to: &html) }
      html.raw("</tbody>\n</table>\n")
    }
    if likeness.untold > 0 {
      html.paragraph([
        words.text(.says("report.likeness.more", ["count": .count(likeness.untold)]))
      ])
    }
    html.raw("</section>\n")
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

  private func add(_ pair: Likeness.Pair, to html: inout HTMLText) {
    html.raw("<tr><th scope=\"row\">")
    words.add(
      .says(
        "report.likeness.pair",
        [
          "name": .markup(learners[Int(pair.first)].add),
          "other": .markup(learners[Int(pair.second)].add),
        ]),
      to: &html)
    html.raw("</th><td><ul>\n")
    for shared in pair.shared {
      let exercise = Sentence.Value.name(exercises[shared.exercise].title)
      let (count, all) = (Sentence.Value.count(shared.count), Sentence.Value.count(shared.all))
      html.raw("<li>")
      words.add(
        shared.isWording
          ? .says("report.likeness.wording", ["exercise": exercise, "count": count, "all": all])
          : .says("report.likeness.form", ["exercise": exercise, "count": count, "all": all]),
        to: &html)
      html.raw("</li>\n")
    }
    html.raw("</ul></td></tr>\n")
  }
}
