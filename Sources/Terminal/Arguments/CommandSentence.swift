import Course

/// The sentences that commands print around lessons and feedback.
enum CommandSentence: SentenceArea {
  static var then: Sentence { says("command.then") }
  static var stuck: Sentence { says("command.stuck") }
  static var courseDone: Sentence { says("command.courseDone") }
  static func report(in folder: String) -> Sentence {
    says("grade.report", ["folder": .text(folder)])
  }
  static var outside: Sentence { says("command.outside") }
  static var tryAmbiguous: Sentence { says("command.try.ambiguous") }
  static var tryConflicting: Sentence { says("command.try.conflicting") }
  static var tryMinimal: Sentence { says("command.try.minimal") }
  static var tryAlone: Sentence { says("command.try.alone") }
}
