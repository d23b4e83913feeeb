import Authoring
import ClassGrading
package import Course
import Feedback
import LogExplaining

/// The areas of the program that have sentences in the catalogue.
package enum SentenceAreas {
  /// All of them; a catalogue has to have every key of each.
  package static let all: [any SentenceKey.Type] =
    [
      EquationSentence.self, VisualFormatSentence.self, SceneSentence.self, RuleSentence.self,
      PictureSentence.self, FeedbackSentence.self, SolverLimit.self, ListSentence.self,
      RemarkSentence.self, ProgramSentence.self,
      RoleSentence.self, ExplanationSentence.self, ProofKind.self,
      SubmissionSentence.self, HiddenSentence.self, RosterSentence.self,
      ExportSentence.self, ReportSentence.self,
      MistakeSentence.self,
    ] + KindSentences.all
}
