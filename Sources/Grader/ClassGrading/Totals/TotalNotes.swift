package import Course

/// Names the learners whose total isn't the sum of all their answers.
package struct TotalNotes: Hashable, Sendable {
  private var names: [ReportSentence: [String]] = [:]

  mutating func add(_ result: LearnerResult) {
    guard let words = result.total.kind.words else { return }
    names[words.learners, default: []].append(result.learner.name)
  }

  /// The sentences and their learners, in a fixed order.
  var lists: [(key: ReportSentence, names: [String])] {
    ReportSentence.allCases.compactMap { key in names[key].map { (key, $0) } }
  }

  /// A sentence of each kind, with the first names.
  package func sentences(_ strings: StringsCatalogue) -> [String] {
    lists.map { strings.text(Sentence($0, ["names": .text($1.shortList)])) }
  }
}
