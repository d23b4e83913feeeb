import Course

/// The part of a class's page about the exercises and the policy.
struct PolicyPart {
  let words: ReportWords

  func add(_ facts: ClassFacts, to html: inout HTMLText) {
    let policy = facts.policy
    var rules = [words.text(.says("report.rule.pass"))]
    if facts.isSeeded {
      rules.append(words.text(.says("report.rule.seed")))
      if policy.hiddenCases > 0 {
        rules.append(
          words.text(.says("report.rule.hidden", ["count": .count(policy.hiddenCases)])))
      }
    }
    rules.append(words.text(partial(policy.partial)))
    if policy.hintCost > 0 {
      rules.append(
        words.text(.says("report.rule.hints", ["share": .points(policy.hintCost * 100)])))
    }
    rules.append(
      words.text(
        policy.blanks == .asZero
          ? .says("report.rule.zeros")
          : policy.missing == .zero ? .says("report.rule.zero") : .says("report.rule.blank")))
    html.raw("<section>\n")
    html.element("h2", words.text(.says("report.rules")))
    html.raw("<ul>\n")
    for rule in rules { html.element("li", rule) }
    html.raw("</ul>\n</section>\n")
  }

  private func partial(_ partial: GradingPolicy.Partial) -> Sentence {
    switch partial {
    case .none: .says("report.rule.partial.none")
    case .cases: .says("report.rule.partial")
    case .views: .says("report.rule.partial.views")
    }
  }
}
