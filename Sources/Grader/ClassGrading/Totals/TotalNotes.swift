package import Course

/// Names the learners whose total isn't the sum of all their answers.
package struct TotalNotes: Hashable, Sendable {
  private var names: [LearnerTotal.Kind: [String]] = [:]

  mutating func add(_ result: LearnerResult) {
    names[result.total.kind, default: []].append(result.learner.shownName)
  }

  /// A sentence of each kind, in a fixed order, with the names as they are to be listed.
  func sentences(_ strings: StringsCatalogue, listing list: ([String]) -> String) -> [String] {
    LearnerTotal.Kind.allCases.compactMap { kind in
      names[kind].flatMap { kind.note(on: list($0)) }.map(strings.text)
    }
  }

  /// A sentence of each kind, with the first names.
  package func sentences(_ strings: StringsCatalogue) -> [String] {
    sentences(strings, listing: \.shortList)
  }
}
