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

  /// Takes the words from a catalogue once.
  package init(_ strings: StringsCatalogue) { words = PageWords(strings) }

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
    html.add(row: LearnerRow(words: words, facts: facts).cells(result))
    return html.html
  }

  /// Nothing more: ``arranged(_:)`` has the whole page.
  package func end(_ facts: ClassFacts) -> String { "" }

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
    .says(
      "report.counts",
      ["learners": .count(learners.count), "exercises": .count(facts.exercises.count)])
  }

  /// The head of the learners' table: the exercises, each with how many passed.
  private func table(
    _ facts: ClassFacts, _ tallies: [MistakeClusters.Tally]
  ) -> Document.Grid {
    let exercises = zip(facts.exercises, tallies).map { exercise, tally -> [Document.Inline] in
      let passed = Sentence.says(
        "report.passedOf", ["passed": .count(tally.passed), "all": .count(learners.count)])
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
