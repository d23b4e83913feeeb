package import Course

/// The pages about several assignments: one about the class, and one for each learner.
struct TermPage {
  let term: Term
  let facts: ClassFacts
  let words: ReportWords
  private let page: ReportPage

  init(_ term: Term, _ facts: ClassFacts) {
    (self.term, self.facts) = (term, facts)
    words = ReportWords(facts.strings)
    page = ReportPage(words: words)
  }

  /// The page about the class: whose results fall, then everybody.
  var index: String {
    var html = HTMLText()
    page.begin(on: &html, name: facts.title ?? facts.name) {
      facts.title == nil ? .says("term.title", ["name": $0]) : ReportSentence.title($0)
    }
    addAttention(to: &html)
    html.raw("<section>\n<h2 id=\"learners\">")
    html.add(words.text(ReportSentence.learners))
    html.raw("</h2>\n<div class=\"scroll\" role=\"region\" tabindex=\"0\" ")
    html.raw("aria-labelledby=\"learners\">\n<table class=\"class\">\n<thead><tr>")
    let headings =
      [words.text(ReportSentence.learner)] + term.names
      + [words.text(ReportSentence.total), words.text(.says("term.trend"))]
    for heading in headings {
      html.raw("<th scope=\"col\">")
      html.name(heading)
      html.raw("</th>")
    }
    html.raw("</tr></thead>\n<tbody>\n")
    for row in term.rows { add(row, to: &html) }
    html.raw("</tbody>\n</table>\n</div>\n</section>\n")
    page.end(facts, on: &html)
    return html.html
  }

  /// The learners who need attention, the most urgent ones first, each with the reason.
  private func addAttention(to html: inout HTMLText) {
    guard !term.needs.isEmpty else { return }
    html.raw("<section>\n")
    html.element("h2", words.text(.says("term.attention")))
    html.raw("<ul>\n")
    for (learner, need) in term.needs {
      html.raw("<li>")
      ClassLearner(learner).add(to: &html)
      html.raw(": ")
      html.add(words.text(need.sentence))
      html.raw("</li>\n")
    }
    html.raw("</ul>\n</section>\n")
  }

  private func add(_ row: Term.Row, to html: inout HTMLText) {
    html.raw("<tr><th scope=\"row\">")
    ClassLearner(row.learner).add(to: &html)
    html.raw("</th>")
    for (part, share) in zip(row.parts, row.shares) {
      html.raw("<td>")
      add(part, share, to: &html)
      html.raw("</td>")
    }
    html.raw("<td>")
    page.addPoints(row.total?.points, of: row.total?.most ?? 0, to: &html)
    html.raw("</td><td>")
    if let trend = row.trend { html.add(words.text(trend.word)) }
    html.raw("</td></tr>\n")
  }

  /// A learner's result in an assignment: the share of the points, and the points.
  private func add(_ part: Assignment.Part?, _ share: Double?, to html: inout HTMLText) {
    guard let part else { return html.add(words.text(.says("term.absent"))) }
    if let share {
      html.raw("<strong>")
      html.add(words.text(.says("term.share", ["percent": .count(Int((share * 100).rounded()))])))
      html.raw("</strong><br/>")
    }
    page.addPoints(part.points, of: part.most, to: &html)
  }

  /// A learner's page: the trend, each assignment, and the mistakes that came again.
  func text(for row: Term.Row) -> String {
    var html = HTMLText()
    page.begin(on: &html, name: row.learner.shownName) { ReportSentence.page(of: $0) }
    html.raw("<p>")
    html.name(facts.title ?? facts.name)
    html.raw("</p>\n")
    if let trend = row.trend { html.paragraph([words.text(trend.sentence)]) }
    html.raw("<table>\n<tbody>\n")
    for (place, (part, share)) in zip(row.parts, row.shares).enumerated() {
      html.raw("<tr><th scope=\"row\">")
      html.name(term.names[place])
      html.raw("</th><td>")
      addBar(share, named: term.names[place], to: &html)
      add(part, share, to: &html)
      html.raw("</td><td>")
      if let part { add(part, of: term.assignments[place], to: &html) }
      html.raw("</td></tr>\n")
    }
    html.raw("</tbody>\n</table>\n")
    addRepeated(row, to: &html)
    page.end(facts, on: &html)
    return html.html
  }

  /// A share of the points as a bar.
  private func addBar(_ share: Double?, named name: String, to html: inout HTMLText) {
    guard let share else { return }
    html.raw("<meter value=\"\(share)\" aria-label=\"")
    html.add(name)
    html.raw("\"></meter><br/>")
  }

  private func addRepeated(_ row: Term.Row, to html: inout HTMLText) {
    guard !row.repeated.isEmpty else { return }
    html.raw("<section>\n")
    html.element("h2", words.text(.says("term.repeated")))
    html.raw("<ul>\n")
    for (mistake, places) in row.repeated {
      let names = places.map { term.names[$0] }.joined(separator: ", ")
      html.raw("<li>")
      html.name(words.text(MistakeSentence.words(for: mistake)))
      html.raw(": ")
      html.name(names)
      html.raw("</li>\n")
    }
    html.raw("</ul>\n</section>\n")
  }

  /// The exercises of an assignment with their outcomes and points.
  private func add(_ part: Assignment.Part, of assignment: Assignment, to html: inout HTMLText) {
    html.raw("<ul>\n")
    for (exercise, answer) in zip(assignment.exercises, part.answers) {
      html.raw("<li>")
      html.name(exercise.title)
      html.raw(": ")
      html.add(words.text(answer.isExcused ? ReportSentence.excused : answer.outcome.sentence))
      if let points = answer.points {
        html.raw(" · ")
        page.addPoints(points, of: answer.most, to: &html)
      }
      html.raw("</li>\n")
    }
    html.raw("</ul>\n")
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
  /// Why the learner needs attention.
  package var sentence: Sentence {
    switch self {
    case .nothing: .says("term.need.nothing")
    case .low: .says("term.need.low", ["percent": .count(Int(Term.low * 100))])
    case .falling: .says("term.need.falling")
    }
  }
}
