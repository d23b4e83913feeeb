import Authoring
import ClassGrading
package import Course
import LogExplaining

/// The areas of the program that have sentences in the catalogue.
package enum SentenceAreas {
  /// All of them; a catalogue has to have every key of each.
  package static let all: [any SentenceKey.Type] =
    [
      SolverLimit.self, ListSentence.self,
      RoleSentence.self, ExplanationSentence.self, ProofKind.self, CommandSentence.self,
      WhySentence.self, SubmissionSentence.self, HiddenSentence.self, RosterSentence.self,
      GradeSentence.self, ExportSentence.self, HandOutSentence.self, ReportSentence.self,
      MistakeSentence.self, PresentSentence.self, InstallSentence.self,
    ]
}
