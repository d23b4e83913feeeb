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
    html.element("h2", words.text(.variants))
    html.paragraph([words.text(.variantNote)])
    html.raw("<ul>\n")
    let byKey = Dictionary(learners.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    for fact in variants {
      html.raw("<li>")
      words.add(.variant, to: &html) { value, page in
        switch value {
        case "name": learners[fact.learner].add(to: &page)
        case "exercise": page.name(exercises[fact.exercise].title)
        default:
          guard let other = byKey[fact.other] else { return page.name(fact.other) }
          other.add(to: &page)
        }
      }
      html.raw("</li>\n")
    }
    html.raw("</ul>\n</section>\n")
  }

  /// Adds which answers are alike, and the rule for that.
  func add(_ likeness: Likeness, to html: inout HTMLText) {
    html.raw("<section>\n")
    html.element("h2", words.text(.likeness))
    html.paragraph([rule, words.text(.likenessNote)])
    if likeness.pairs.isEmpty {
      html.paragraph([words.text(.noLikeness)])
    } else {
      html.raw("<table>\n")
      html.element("caption", words.text(.likenessCaption))
      html.raw("<thead><tr><th scope=\"col\">")
      html.add(words.text(.learners))
      html.raw("</th><th scope=\"col\">")
      html.add(words.text(.alike))
      html.raw("</th></tr></thead>\n<tbody>\n")
      for pair in likeness.pairs { add(pair, to: &html) }
      html.raw("</tbody>\n</table>\n")
    }
    if likeness.untold > 0 {
      html.paragraph([words.text(.moreLikeness, ["count": .count(likeness.untold)])])
    }
    html.raw("</section>\n")
  }

  private var rule: String {
    words.text(
      .likenessRule,
      [
        "least": .count(Likeness.leastShared), "share": .count(100 / Likeness.oneIn),
        "few": .count(Likeness.fewestAlike), "most": .count(Likeness.mostAlike),
        "classes": .count(Likeness.classesPerChance),
      ])
  }

  private func add(_ pair: Likeness.Pair, to html: inout HTMLText) {
    html.raw("<tr><th scope=\"row\">")
    words.add(.pair, to: &html) { value, page in
      learners[Int(value == "name" ? pair.first : pair.second)].add(to: &page)
    }
    html.raw("</th><td><ul>\n")
    for shared in pair.shared {
      html.raw("<li>")
      words.add(shared.isWording ? .sameWording : .sameForm, to: &html) { value, page in
        switch value {
        case "exercise": page.name(exercises[shared.exercise].title)
        case "count": page.raw("\(shared.count)")
        default: page.raw("\(shared.all)")
        }
      }
      html.raw("</li>\n")
    }
    html.raw("</ul></td></tr>\n")
  }
}
