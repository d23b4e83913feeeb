import Course
import Terminal

enum ScreenSentence: SentenceArea {
  static func header(number: String, title: String) -> Sentence {
    says("screen.header", ["number": .text(number), "title": .text(title)])
  }
  static var commands: Sentence { says("screen.key.commands") }
  static var back: Sentence { says("screen.key.back") }
  static var window: Sentence { says("screen.key.window") }
  static var direction: Sentence { says("screen.key.direction") }
  static var undo: Sentence { says("screen.key.undo") }
}
