import Course

/// The sentences that several parts of the screen say.
enum ScreenSentence: SentenceArea {
  static var commands: Sentence { says("screen.key.commands") }
}
