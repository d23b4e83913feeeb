package import Course

/// The report about a class as one page, without scripts and without other files.
///
/// Its first screen says how the class did, so the learners' rows come into it at the end. Only
/// ``ClassOverview``, ``MistakeClusters`` and ``LikenessSearch`` store something about answers.
package struct ClassPage: ClassFile {
  package let path = "index.html"
  private let words: ReportWords
  private let page: ReportPage
  private var overview = ClassOverview()
  private var clusters = MistakeClusters(exercises: 0)
  private var likeness = LikenessSearch(own: [])
  private var learners: [ClassLearner] = []
  private var variants: [VariantFact] = []
  /// The learners' places, by the part of the table that they stand in.
  private var parts: [LearnerRow.Part: [Int]] = [:]

  /// Takes the words from a catalogue once.
  package init(_ strings: StringsCatalogue) {
    words = ReportWords(strings)
    page = ReportPage(words: words)
  }

  /// Nothing: the beginning says something about all learners.
  package mutating func beginning(_ facts: ClassFacts) -> String {
    overview = ClassOverview()
    clusters = MistakeClusters(exercises: facts.exercises.count)
    likeness = LikenessSearch(own: facts.exercises.map(\.own))
    (learners, variants, parts) = ([], [], [:])
    return ""
  }

  /// A learner's row.
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
    LearnerRow(words: words, page: page, facts: facts).add(result, to: &html)
    return html.html
  }

  /// Nothing more: ``arranged(_:)`` has the whole page.
  package func end(_ facts: ClassFacts) -> String { "" }

  /// The first screen, the learners by what they need, and then each exercise.
  package mutating func arranged(_ facts: ClassFacts) -> [ClassFilePiece]? {
    let tallies = clusters.sorted
    var html = HTMLText()
    page.begin(on: &html, name: facts.title ?? facts.name) { name in
      facts.title == nil
        ? .says("report.class.title", ["name": name]) : ReportSentence.title(name)
    }
    html.raw("<p class=\"quiet\">")
    html.add(counts(facts))
    html.raw("</p>\n")
    OverviewPart(words: words, page: page, facts: facts, overview: overview).add(to: &html)
    addTableHead(facts, tallies, to: &html)
    var pieces = [ClassFilePiece.text(html.html)]
    for part in LearnerRow.Part.allCases {
      guard let members = parts[part] else { continue }
      var head = HTMLText()
      head.raw("<tbody>\n<tr class=\"part\"><th scope=\"rowgroup\"")
      head.raw(" colspan=\"\(facts.exercises.count + 2)\"><span>")
      head.add(words.text(part.words(count: members.count)))
      head.raw("</span></th></tr>\n")
      pieces += [.text(head.html)] + members.map { .learner($0) } + [.text("</tbody>\n")]
    }
    return pieces + [.text(rest(facts, tallies))]
  }

  private func counts(_ facts: ClassFacts) -> String {
    words.text(
      .says(
        "report.counts",
        ["learners": .count(learners.count), "exercises": .count(facts.exercises.count)]))
  }

  /// The exercises, each with how many passed.
  private func addTableHead(
    _ facts: ClassFacts, _ tallies: [MistakeClusters.Tally], to html: inout HTMLText
  ) {
    html.raw("<section>\n<h2 id=\"learners\">")
    html.add(words.text(ReportSentence.learners))
    html.raw("</h2>\n<div class=\"scroll\" role=\"region\" tabindex=\"0\" ")
    html.raw("aria-labelledby=\"learners\">\n<table class=\"class\">\n")
    html.element("caption", words.text(.says("report.learners.caption")))
    html.raw("<thead><tr><th scope=\"col\">")
    html.add(words.text(ReportSentence.learner))
    html.raw("</th><th scope=\"col\">")
    html.add(words.text(ReportSentence.total))
    html.raw("</th>")
    for (exercise, tally) in zip(facts.exercises, tallies) {
      html.raw("<th scope=\"col\"><a href=\"#")
      html.add(ExercisePart.anchor(of: exercise))
      html.raw("\">")
      html.name(exercise.title)
      html.raw("</a> <small>")
      html.add(
        words.text(
          .says(
            "report.passedOf", ["passed": .count(tally.passed), "all": .count(learners.count)])))
      html.raw("</small></th>")
    }
    html.raw("</tr></thead>\n")
    guard learners.isEmpty else { return }
    html.raw("<tbody><tr><td colspan=\"\(facts.exercises.count + 2)\">")
    html.add(words.text(.says("report.nobody")))
    html.raw("</td></tr></tbody>\n")
  }

  /// What comes after the learners.
  private func rest(_ facts: ClassFacts, _ tallies: [MistakeClusters.Tally]) -> String {
    var html = HTMLText()
    html.raw("</table>\n</div>\n")
    html.paragraph(overview.totals.sentences(facts.strings))
    html.raw("</section>\n<section>\n")
    html.element("h2", words.text(.says("report.exercises")))
    PictureFigure(words: words).addLegend(to: &html)
    let part = ExercisePart(words: words, page: page, learners: learners)
    for (exercise, tally) in zip(facts.exercises, tallies) {
      part.add(exercise, tally, to: &html)
    }
    html.raw("</section>\n")
    let rest = FactsPart(words: words, learners: learners, exercises: facts.exercises)
    rest.add(variants, to: &html)
    rest.add(likeness.found, to: &html)
    PolicyPart(words: words).add(facts, to: &html)
    page.end(facts, on: &html)
    return html.html
  }
}
