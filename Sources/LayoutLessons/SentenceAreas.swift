import Authoring
import ClassGrading
package import Course
import LogExplaining

/// The areas of the program that have sentences in the catalogue.
package enum SentenceAreas {
  /// All of them; a catalogue has to have every key of each.
  package static let all: [any SentenceKey.Type] =
    [
      ProofKind.self, ExportSentence.self, ReportSentence.self,
    ]
}
