package import Course

/// The report about a class as one page, without scripts and without other files.
///
/// Learners are written in their order. Only ``MistakeClusters`` and ``LikenessSearch`` store
/// something about their answers.
package struct ClassPage: ClassFile {
  package let path = "index.html"
  private let words: ReportWords
  private let page: ReportPage
  private var clusters = MistakeClusters(exercises: 0)
  private var likeness = LikenessSearch(own: [])
  private var learners: [ClassLearner] = []
  private var totals = TotalNotes()
  private var variants: [VariantFact] = []

  /// Takes the words from a catalogue once.
  package init(_ strings: StringsCatalogue) {
    words = ReportWords(strings)
    page = ReportPage(words: words)
  }

  /// How the class was graded, and the head of the table of learners.
  package mutating func beginning(_ facts: ClassFacts) -> String {
    clusters = MistakeClusters(exercises: facts.exercises.count)
    likeness = LikenessSearch(own: facts.exercises.map(\.own))
    learners = []
    totals = TotalNotes()
    variants = []
    var html = HTMLText()
    page.begin(on: &html, name: facts.name) { .says("report.class.title", ["name": $0]) }
    PolicyPart(words: words).add(facts, to: &html)
    html.raw("<section>\n<h2 id=\"learners\">")
    html.add(words.text(ReportSentence.learners))
    html.raw("</h2>\n<div class=\"scroll\" role=\"region\" tabindex=\"0\" ")
    html.raw("aria-labelledby=\"learners\">\n<table>\n")
    html.element("caption", words.text(.says("report.learners.caption")))
    html.raw("<thead><tr><th scope=\"col\">")
    html.add(words.text(ReportSentence.learner))
    html.raw("</th><th scope=\"col\">")
    html.add(words.text(ReportSentence.total))
    html.raw("</th>")
    for exercise in facts.exercises {
      html.raw("<th scope=\"col\"><a href=\"#")
      html.add(ExercisePart.anchor(of: exercise))
      html.raw("\">")
      html.name(exercise.title)
      html.raw("</a></th>")
    }
    html.raw("</tr></thead>\n<tbody>\n")
    return html.html
  }

  /// A learner's row.
  package mutating func text(for result: LearnerResult, _ facts: ClassFacts) -> String {
    clusters.add(result)
    likeness.add(result)
    totals.add(result)
    for (place, scored) in result.answers.enumerated() {
      guard let other = scored.answer.otherVariant else { continue }
      variants.append(VariantFact(learner: learners.count, exercise: place, other: other))
    }
    learners.append(ClassLearner(result.learner))
    var html = HTMLText()
    LearnerRow(words: words, page: page).add(result, to: &html)
    return html.html
  }

  /// The results of each exercise, and which answers are alike.
  package mutating func end(_ facts: ClassFacts) -> String {
    let tallies = clusters.sorted
    var html = HTMLText()
    if learners.isEmpty {
      html.raw("<tr><td colspan=\"\(facts.exercises.count + 2)\">")
      html.add(words.text(.says("report.nobody")))
      html.raw("</td></tr>\n")
    }
    html.raw("</tbody>\n")
    addFoot(tallies, to: &html)
    html.raw("</table>\n</div>\n")
    html.paragraph([counts(facts)])
    html.paragraph(totals.sentences(facts.strings))
    html.raw("</section>\n<section>\n")
    html.element("h2", words.text(.says("report.exercises")))
    PictureFigure(words: words).addLegend(to: &html)
    let part = ExercisePart(words: words, learners: learners)
    for (exercise, tally) in zip(facts.exercises, tallies) {
      part.add(exercise, tally, to: &html)
    }
    html.raw("</section>\n")
    let rest = FactsPart(words: words, learners: learners, exercises: facts.exercises)
    rest.add(variants, to: &html)
    rest.add(likeness.found, to: &html)
    page.end(facts, on: &html)
    return html.html
  }

  private func counts(_ facts: ClassFacts) -> String {
    words.text(
      .says(
        "report.counts",
        ["learners": .count(learners.count), "exercises": .count(facts.exercises.count)]))
  }

  private func addFoot(_ tallies: [MistakeClusters.Tally], to html: inout HTMLText) {
    guard !learners.isEmpty else { return }
    html.raw("<tfoot><tr><th scope=\"row\" colspan=\"2\">")
    html.add(words.text(ReportSentence.passed))
    html.raw("</th>")
    for tally in tallies {
      html.raw("<td>")
      let all = tally.passed + tally.notYet + tally.blank
      html.add(
        words.text(
          .says("report.passedOf", ["passed": .count(tally.passed), "all": .count(all)])))
      html.raw("</td>")
    }
    html.raw("</tr></tfoot>\n")
  }
}
