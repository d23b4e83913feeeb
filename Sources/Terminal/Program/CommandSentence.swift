package import Course

/// The sentences that commands print around lessons and feedback.
package enum CommandSentence: SentenceArea {
  package static var then: Sentence { says("command.then") }
  static var stuck: Sentence { says("command.stuck") }
  package static var courseDone: Sentence { says("command.courseDone") }
  package static func report(in folder: String) -> Sentence {
    says("grade.report", ["folder": .text(folder)])
  }
  package static var outside: Sentence { says("command.outside") }
  package static var tryAmbiguous: Sentence { says("command.try.ambiguous") }
  package static var tryConflicting: Sentence { says("command.try.conflicting") }
  package static var tryMinimal: Sentence { says("command.try.minimal") }
  package static var tryAlone: Sentence { says("command.try.alone") }
}
