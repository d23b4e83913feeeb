package import Course
import Feedback

/// The pages about several assignments: one about the class, and one for each learner.
struct TermPage {
  let term: Term
  let facts: ClassFacts
  let words: PageWords

  init(_ term: Term, _ facts: ClassFacts) {
    (self.term, self.facts) = (term, facts)
    words = PageWords(facts.strings)
  }

  /// The page about the class: whose results fall, then everybody.
  var index: String {
    let page = words.page(facts, of: facts.title ?? facts.name) {
      facts.title == nil ? .says("term.title", ["name": $0]) : ReportSentence.title($0)
    }
    let headings =
      [words.text(ReportSentence.learner)] + term.names
      + [words.text(ReportSentence.total), words.text(.says("term.trend"))]
    let learners = words.text(ReportSentence.learners)
    let table = Document.Grid(
      style: "class", label: learners, columns: headings.map { [.name($0)] },
      rows: term.rows.map(cells))
    return text(
      page,
      attention + [
        .part(.init(.section), [.heading(level: 2, [.text(learners)]), .grid(table)])
      ])
  }

  private func text(_ page: HTMLPage, _ blocks: [Document.Block]) -> String {
    var html = HTMLText()
    html.open(page)
    html.add(blocks)
    html.close(page)
    return html.html
  }

  /// The learners who need attention, the most urgent ones first, each with the reason.
  private var attention: [Document.Block] {
    guard !term.needs.isEmpty else { return [] }
    let items = term.needs.map { learner, need in
      [ClassLearner(learner).link, .text(": "), words.inline(need.sentence)]
    }
    return [
      .part(
        .init(.section),
        [.heading(level: 2, [words.inline(.says("term.attention"))]), .bullets(items)])
    ]
  }

  private func cells(_ row: Term.Row) -> [Document.Grid.Cell] {
    [.init([ClassLearner(row.learner).link])]
      + zip(row.parts, row.shares).map { .init(result($0, $1)) }
      + [
        .init([words.points(row.total?.points, of: row.total?.most ?? 0)]),
        .init(row.trend.map { [words.inline($0.word)] } ?? []),
      ]
  }

  /// A learner's result in an assignment: the share of the points, and the points.
  private func result(_ part: Assignment.Part?, _ share: Double?) -> [Document.Inline] {
    guard let part else { return [words.inline(.says("term.absent"))] }
    let points = words.points(part.points, of: part.most)
    guard let share else { return [points] }
    let percent = Sentence.says("term.share", ["percent": Int((share * 100).rounded())])
    return [.strong([words.inline(percent)]), .lineBreak, points]
  }

  /// A learner's page: the trend, each assignment, and the mistakes that came again.
  func text(for row: Term.Row) -> String {
    let page = words.page(facts, of: row.learner.shownName) { ReportSentence.page(of: $0) }
    let rows = zip(row.parts, row.shares).enumerated().map { place, result in
      let name = term.names[place]
      let meter: [Document.Inline] =
        result.1.map { [.meter($0, of: name), .lineBreak] } ?? []
      return [
        Document.Grid.Cell([.name(name)]), .init(meter + self.result(result.0, result.1)),
        .init([], result.0.map { [answers($0, of: term.assignments[place])] } ?? []),
      ]
    }
    return text(
      page,
      [.paragraph([.name(facts.title ?? facts.name)])]
        + (row.trend.map { words.paragraph($0.sentence) } ?? [])
        + [.grid(.init(rows: rows))] + repeated(row))
  }

  private func repeated(_ row: Term.Row) -> [Document.Block] {
    guard !row.repeated.isEmpty else { return [] }
    let items: [[Document.Inline]] = row.repeated.map { mistake, places in
      let names = places.map { term.names[$0] }.joined(separator: ", ")
      return [
        .name(words.text(MistakeSentence.words(for: mistake))), .text(": "), .name(names),
      ]
    }
    return [
      .part(
        .init(.section),
        [.heading(level: 2, [words.inline(.says("term.repeated"))]), .bullets(items)])
    ]
  }

  /// The exercises of an assignment with their outcomes and points.
  private func answers(_ part: Assignment.Part, of assignment: Assignment) -> Document.Block {
    .bullets(
      zip(assignment.exercises, part.answers).map { exercise, answer in
        [
          .name(exercise.title), .text(": "),
          words.inline(answer.isExcused ? ReportSentence.excused : answer.outcome.sentence),
        ] + (answer.points.map { [.text(" · "), words.points($0, of: answer.most)] } ?? [])
      })
  }
}

extension AnswerOutcome {
  fileprivate var sentence: Sentence {
    switch self {
    case .passed: ReportSentence.passed
    case .notYet: ReportSentence.notYet
    case .blank: .says("term.blank")
    }
  }
}

extension Trend {
  fileprivate var word: Sentence {
    switch direction {
    case .falling: .says("term.trend.falling")
    case .steady: .says("term.trend.steady")
    case .rising: .says("term.trend.rising")
    }
  }

  fileprivate var sentence: Sentence {
    let count = Sentence.Value.count(abs(difference))
    return difference < 0
      ? .says("term.below", ["count": count])
      : difference > 0 ? .says("term.above", ["count": count]) : .says("term.equal")
  }
}

extension Term.Need {
  package var sentence: Sentence {
    switch self {
    case .nothing: .says("term.need.nothing")
    case .low: .says("term.need.low", ["percent": Int(Term.low * 100)])
    case .falling: .says("term.need.falling")
    }
  }
}
