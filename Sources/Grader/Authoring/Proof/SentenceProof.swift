import Course

/// Proves that the sentences of a catalogue have their placeholders: none dropped, and no others.
struct SentenceProof {
  private let strings: StringsCatalogue

  /// Takes a catalogue that has every key.
  init(_ strings: StringsCatalogue) { self.strings = strings }

  /// Looks at every sentence of an area.
  func run<Area: SentenceKey>(_ area: Area.Type, _ report: inout ProofReport) {
    for key in area.allCases {
      let placeholders = strings.placeholders(in: key.rawValue)
      if let dropped = key.parameters.subtracting(placeholders).sorted().first {
        report.add(
          error(
            .says(
              "check.sentence.dropped",
              ["key": .text(key.rawValue), "name": .text("{\(dropped)}")])))
      } else if let unknown = placeholders.subtracting(key.parameters).sorted().first {
        report.add(
          error(
            .says(
              "check.sentence.unknown",
              ["key": .text(key.rawValue), "name": .text("{\(unknown)}")])))
      } else {
        report.count(.sentences)
      }
    }
  }

  private func error(_ sentence: Sentence) -> CourseError {
    CourseError("strings/\(strings.language).json", sentence)
  }
}
