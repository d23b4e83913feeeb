import Course

/// Sentences about numbers that would be right for another question.
enum PredictionSlipSentence: SentenceArea {
  static var sign: Sentence { says("slip.sign") }
  static var signNext: Sentence { says("slip.sign.next") }
  static var rightToLeft: Sentence { says("slip.rightToLeft") }
  static var rightToLeftNext: Sentence { says("slip.rightToLeft.next") }
  static var leftToRight: Sentence { says("slip.leftToRight") }
  static var leftToRightNext: Sentence { says("slip.leftToRight.next") }
  static func window(other: Sentence) -> Sentence {
    says("slip.window", ["other": .sentence(other)])
  }
  static func windowNext(asked: Sentence) -> Sentence {
    says("slip.window.next", ["asked": .sentence(asked)])
  }
  static func size(size: String) -> Sentence { says("slip.size", ["size": .text(size)]) }
  static var sizeNext: Sentence { says("slip.size.next") }
  static func position(position: String) -> Sentence {
    says("slip.position", ["position": .text(position)])
  }
  static var positionNext: Sentence { says("slip.position.next") }
  static var mean: Sentence { says("slip.mean") }
  static var meanNext: Sentence { says("slip.mean.next") }
}
