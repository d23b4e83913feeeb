import Course
import Terminal

/// The sentences that the results of one assignment and of several share.
enum GradeSentence: SentenceArea {
  static var attention: Sentence { says("grade.attention") }

  static func need(_ name: String, _ causes: String) -> Sentence {
    says("grade.need", ["name": .text(name), "causes": .text(causes)])
  }

  static func more(_ count: Int) -> Sentence { says("grade.more", ["count": .count(count)]) }
}
