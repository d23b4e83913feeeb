import Course

/// The words of reports in one language.
struct ReportWords: Sendable {
  private let strings: StringsCatalogue

  init(_ strings: StringsCatalogue) { self.strings = strings }

  var language: String { strings.language }

  func text(_ sentence: Sentence) -> String { strings.text(sentence) }

  /// Adds a sentence to a page, in which the values made by `markup` stay as they are.
  ///
  /// Its other values are numbers: what a learner wrote goes through `name` or `markup`, which write
  /// neither tags nor controls from a text.
  func add(_ sentence: Sentence, to page: inout HTMLText) {
    let pieces = strings.text(sentence)
      .split(separator: Sentence.Value.mark, omittingEmptySubsequences: false)
    for (index, piece) in pieces.enumerated() {
      if index.isMultiple(of: 2) { page.add(String(piece)) } else { page.raw(String(piece)) }
    }
  }
}

extension ReportWords {
  /// Adds the first of some learners, and how many more there are.
  func add(_ learners: [ClassLearner], of count: Int, to page: inout HTMLText) {
    for (place, learner) in learners.enumerated() {
      if place > 0 { page.raw(", ") }
      learner.add(to: &page)
    }
    guard count > learners.count else { return }
    page.raw(" ")
    page.add(text(.says("report.names.more", ["count": .count(count - learners.count)])))
  }
}

extension Sentence.Value {
  /// Stands around markup in a sentence: no page has this character, because pages replace controls.
  fileprivate static let mark: Character = "\u{1}"

  /// A value that is markup, for `ReportWords.add`.
  static func markup(_ write: (inout HTMLText) -> Void) -> Sentence.Value {
    var page = HTMLText()
    write(&page)
    return .text("\(mark)\(page.html)\(mark)")
  }

  /// A name that somebody chose, as a page shows it.
  static func name(_ name: String) -> Sentence.Value { markup { $0.name(name) } }
}
