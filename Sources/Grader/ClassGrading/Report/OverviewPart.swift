import Course

/// The first screen of a class's page: the totals, who needs attention, and the frequent mistakes.
struct OverviewPart {
  let words: ReportWords
  let page: ReportPage
  let facts: ClassFacts
  let overview: ClassOverview

  /// How many learners and mistakes are listed before the rest is folded or left out.
  private static let mostShown = (learners: 8, mistakes: 6)

  func add(to html: inout HTMLText) {
    addTiles(to: &html)
    page.addBar([overview.passed, overview.notYet, overview.withoutGrade], to: &html)
    html.raw("<div class=\"columns\">\n<section class=\"panel\">\n")
    html.element("h2", words.text(ReportSentence.attention(count: overview.needs)))
    addNeeds(to: &html)
    html.raw("</section>\n<section class=\"panel\">\n")
    html.element("h2", words.text(.says("report.frequent")))
    addMistakes(to: &html)
    html.raw("</section>\n</div>\n")
  }

  private func addTiles(to html: inout HTMLText) {
    html.raw("<dl class=\"tiles\">\n")
    let all = overview.answers
    add("passed", ReportSentence.passed, overview.passed, of: all, [], to: &html)
    add(
      "open", ReportSentence.notYet, overview.notYet, of: all,
      Untouched.allCases.map { (overview.untouched[$0] ?? 0, $0.words) }, to: &html)
    add(
      "blank", .says("report.withoutGrade"), overview.withoutGrade, of: all,
      Blank.Reason.allCases.map { (overview.blanks[$0] ?? 0, $0.words) }, to: &html)
    add(
      "complete", .says("report.complete"), overview.complete, of: overview.learners, [], to: &html)
    html.raw("</dl>\n")
  }

  /// A number with its name, and what it is made of.
  private func add(
    _ kind: String, _ name: Sentence, _ count: Int, of all: Int, _ parts: [(Int, Sentence)],
    to html: inout HTMLText
  ) {
    html.raw("<div class=\"tile \(kind)\"><dt>")
    html.add(words.text(name))
    html.raw("</dt><dd><strong>\(count)</strong> <span class=\"of\">")
    html.add(words.text(.says("report.of", ["all": .count(all)])))
    html.raw("</span>")
    for (count, sentence) in parts where count > 0 {
      html.raw("<small>")
      html.add(words.text(sentence))
      html.raw(" (\(count))</small>")
    }
    html.raw("</dd></div>\n")
  }

  private func addNeeds(to html: inout HTMLText) {
    let needs = overview.attention
    guard !needs.isEmpty else {
      return html.paragraph([words.text(.says("report.attention.none"))])
    }
    add(needs.prefix(Self.mostShown.learners), to: &html)
    let rest = needs.dropFirst(Self.mostShown.learners)
    guard !rest.isEmpty else { return }
    html.fold(words.text(.says("report.attention.more", ["count": .count(rest.count)])))
    add(rest, to: &html)
    let untold = overview.needs - needs.count
    if untold > 0 {
      html.paragraph([words.text(.says("report.attention.untold", ["count": .count(untold)]))])
    }
    html.raw("</details>\n")
  }

  private func add(_ needs: ArraySlice<LearnerNeed>, to html: inout HTMLText) {
    html.raw("<ul class=\"needs\">\n")
    for need in needs {
      html.raw("<li>")
      need.learner.add(to: &html)
      for sentence in need.sentences(facts) {
        html.raw(" <span dir=\"auto\">")
        html.add(words.text(sentence))
        html.raw("</span>")
      }
      html.raw("</li>\n")
    }
    html.raw("</ul>\n")
  }

  private func addMistakes(to html: inout HTMLText) {
    let mistakes = overview.frequentMistakes.prefix(Self.mostShown.mistakes)
    guard !mistakes.isEmpty else {
      return html.paragraph([words.text(.says("report.frequent.none"))])
    }
    html.raw("<ol class=\"frequent\">\n")
    for mistake in mistakes {
      html.raw("<li><strong dir=\"auto\">")
      html.add(words.text(mistake.words))
      html.raw("</strong> <span class=\"count\">")
      html.add(words.text(ReportSentence.who(count: mistake.learners)))
      html.raw("</span> <span class=\"quiet\" dir=\"auto\">")
      html.add(mistake.titles(facts))
      html.raw("</span><span class=\"names\">")
      words.add(mistake.first, of: mistake.learners, to: &html)
      html.raw("</span></li>\n")
    }
    html.raw("</ol>\n")
  }
}
