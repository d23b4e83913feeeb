import Course

/// Sentences about numbers that would be right for another question, and about laws that aren't
/// broken.
enum PredictionSlipSentence: SentenceArea {
  static var sign: Sentence { says("slip.sign") }
  static func signNext(anchor: String) -> Sentence {
    says("slip.sign.next", ["anchor": .text(anchor)])
  }
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
  static func sizeNext(item: String) -> Sentence {
    says("slip.size.next", ["item": .text(item)])
  }
  static func position(position: String) -> Sentence {
    says("slip.position", ["position": .text(position)])
  }
  static func positionNext(item: String) -> Sentence {
    says("slip.position.next", ["item": .text(item)])
  }
  static var mean: Sentence { says("slip.mean") }
  static var meanNext: Sentence { says("slip.mean.next") }
  static func firstStep(equation: String, anchor: String) -> Sentence {
    says("slip.firstStep", ["equation": .text(equation), "anchor": .text(anchor)])
  }
}
