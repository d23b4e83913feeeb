import Course

/// The part of a class's page about the exercises and the policy.
struct PolicyPart {
  let words: ReportWords

  func add(_ facts: ClassFacts, to html: inout HTMLText) {
    let policy = facts.policy
    var rules = [words.text(.passRule)]
    if facts.isSeeded {
      rules.append(words.text(.seedRule))
      if policy.hiddenCases > 0 {
        rules.append(words.text(.hiddenRule, ["count": .count(policy.hiddenCases)]))
      }
    }
    rules.append(words.text(policy.partial == .cases ? .partialRule : .noPartialRule))
    if policy.hintCost > 0 {
      rules.append(words.text(.hintRule, ["share": .points(policy.hintCost * 100)]))
    }
    rules.append(
      words.text(
        policy.blanks == .asZero ? .zerosRule : policy.missing == .zero ? .zeroRule : .blankRule))
    html.raw("<ul>\n")
    for rule in rules { html.element("li", rule) }
    html.raw("</ul>\n")
  }
}
