import Course
import Grading
import LayoutEngine

extension FeedbackWriter {
  /// What a wrong number is right for, and what to do about it.
  func slipWords(_ slip: PredictionSlip, _ misprediction: Misprediction) -> Feedback {
    let anchor: Anchor? =
      if case .value(let anchor, _) = misprediction.question.subject { anchor } else { nil }
    let name = anchor.map { scene.name(of: $0) } ?? misprediction.question.name
    let item = anchor.map { scene[$0.item].name } ?? ""
    let (meaning, next): (Sentence, Sentence) =
      switch slip {
      case .sign:
        (PredictionSlipSentence.sign, PredictionSlipSentence.signNext(anchor: name))
      case .otherDirection:
        misprediction.question.layoutCase?.direction == .rightToLeft
          ? (PredictionSlipSentence.rightToLeft, PredictionSlipSentence.rightToLeftNext)
          : (PredictionSlipSentence.leftToRight, PredictionSlipSentence.leftToRightNext)
      case .otherWindow(let other):
        (
          PredictionSlipSentence.window(other: window(of: other, along: .horizontal)),
          PredictionSlipSentence.windowNext(
            asked: window(
              of: misprediction.question.layoutCase ?? other, along: .horizontal))
        )
      case .otherAnchor(let other):
        other.attribute.kind == .size
          ? (
            PredictionSlipSentence.size(size: scene.name(of: other)),
            PredictionSlipSentence.sizeNext(item: item)
          )
          : (
            PredictionSlipSentence.position(position: scene.name(of: other)),
            PredictionSlipSentence.positionNext(item: item)
          )
      case .mean: (PredictionSlipSentence.mean, PredictionSlipSentence.meanNext)
      }
    return Feedback(seen: [seen(misprediction)], meaning: [meaning], next: next)
  }

  /// With which given constraint to begin; `nil` if that can't be told.
  func firstStepWords(_ misprediction: Misprediction) -> Sentence? {
    guard let step = misprediction.firstStep(in: prepared.exercise) else { return nil }
    return PredictionSlipSentence.firstStep(
      equation: EquationPrinter.equation(for: step.constraint, in: scene),
      anchor: scene.name(of: step.anchor))
  }
}
