import Course
import Grading
import LayoutEngine

extension FeedbackWriter {
  /// What a wrong number is right for, and what to do about it.
  func slipWords(_ slip: PredictionSlip, _ misprediction: Misprediction) -> Feedback {
    typealias Words = PredictionSlipSentence
    let asked = misprediction.question.layoutCase
    let (meaning, next): (Sentence, Sentence) =
      switch slip {
      case .sign: (Words.sign, Words.signNext)
      case .otherDirection where asked?.direction == .rightToLeft:
        (Words.rightToLeft, Words.rightToLeftNext)
      case .otherDirection: (Words.leftToRight, Words.leftToRightNext)
      case .otherWindow(let other):
        (
          Words.window(other: window(of: other, along: .horizontal)),
          Words.windowNext(asked: window(of: asked ?? other, along: .horizontal))
        )
      case .otherAnchor(let other) where other.attribute.kind == .size:
        (Words.size(size: scene.name(of: other)), Words.sizeNext)
      case .otherAnchor(let other):
        (Words.position(position: scene.name(of: other)), Words.positionNext)
      case .mean: (Words.mean, Words.meanNext)
      }
    return Feedback(seen: [seen(misprediction)], meaning: [meaning], next: next)
  }

  /// With which given constraint to begin; `nil` if that can't be told.
  func firstStepWords(_ misprediction: Misprediction) -> Sentence? {
    misprediction.firstStep(in: prepared.exercise).map { step in
      .says(
        "slip.firstStep",
        [
          "equation": .text(EquationPrinter.equation(for: step.constraint, in: scene)),
          "anchor": .text(scene.name(of: step.anchor)),
        ])
    }
  }
}
