import Course
import LayoutEngine

extension Grading {
  /// Compares the frames of every case with the wanted ones.
  func compare(
    _ frames: [Frames], with wanted: [Frames], _ answer: ReadAnswer
  ) throws(FailureReason) {
    if isWanted(frames, wanted, answer) { return }
    let blame = blame(in: answer)
    let cases = prepared.expectation.cases
    let index = blame.flatMap { cases.firstIndex(of: $0.layoutCase) }
    if let blame, let index,
      let misplacement = misplacement(
        of: blame, frames: frames[index], wanted: wanted[index], answer.cases[index])
    {
      throw .misplaced(misplacement)
    }
    // The false line is about a view that the answer made. That view has no wanted frame, so the
    // failure names the first view of the exercise that has a wrong frame.
    if let blame, let index, blame.partners != nil {
      try compare(frames[index], with: wanted[index], inCase: index, answer, blame)
    }
    for index in cases.indices {
      try compare(frames[index], with: wanted[index], inCase: index, answer, nil)
    }
  }

  /// Whether every item has its wanted frame, and the answer didn't change the items themselves.
  ///
  /// An answer may change their margins, for example. If it didn't, the wanted frames satisfy every
  /// required line.
  private func isWanted(
    _ frames: [Frames], _ wanted: [Frames], _ answer: ReadAnswer
  ) -> Bool {
    let scene = prepared.exercise.scene
    return answer.cases.allSatisfy { $0.scene == scene }
      && zip(frames, wanted).allSatisfy { scene.firstMisplaced(in: $0, wanted: $1) == nil }
  }

  private func compare(
    _ frames: Frames, with wanted: Frames, inCase index: Int, _ answer: ReadAnswer,
    _ blame: Blame?
  ) throws(FailureReason) {
    let layoutCase = prepared.expectation.cases[index]
    guard let anchor = prepared.exercise.scene.firstMisplaced(in: frames, wanted: wanted) else {
      return
    }
    let problem = prepared.exercise.problem(keeping: [], in: layoutCase)
    let scene = answer.cases[index].scene(asIn: prepared.exercise.scene)
    let got = scene.problem(keeping: [], in: layoutCase)
    var misplacement = Misplacement(
      blame: blame,
      placedBy: blame == nil ? line(placing: anchor.item, among: answer.statements) : nil,
      anchor: anchor, actual: got.value(of: anchor, in: frames),
      expected: problem.value(of: anchor, in: wanted), layoutCase: layoutCase, frames: frames)
    if case .translated = scene[anchor.item].placement { misplacement.isPlacedByMask = true }
    throw .misplaced(misplacement)
  }

  /// The first anchor of the false line whose value is wrong; `nil` if all of them are right.
  private func misplacement(
    of blame: Blame, frames: Frames, wanted: Frames, _ own: ReadAnswer.Case
  ) -> Misplacement? {
    let problem = prepared.exercise.problem(keeping: [], in: blame.layoutCase)
    let got = own.scene(asIn: prepared.exercise.scene)
      .problem(keeping: [], in: blame.layoutCase)
    for anchor in [blame.constraint.first, blame.constraint.second.anchor].compactMap({ $0 }) {
      let actual = got.value(of: anchor, in: frames)
      let expected = problem.value(of: anchor, in: wanted)
      if abs(actual - expected) > Tolerance.points {
        return Misplacement(
          blame: blame, placedBy: nil, anchor: anchor, actual: actual, expected: expected,
          layoutCase: blame.layoutCase, frames: frames)
      }
    }
    return nil
  }

  /// The last statement about where a view itself is, which placed it.
  private func line(placing item: ItemID, among statements: [WrittenStatement]) -> SourceRange? {
    let name = prepared.exercise.scene[item].name
    return EquationDocument(statements: statements).sceneStatements
      .last { $0.item == name && !$0.property.isContentPriority }?.range
  }

  /// Compares predicted numbers with what the equations give.
  func check(_ predictions: [Prediction], in answer: Answer) throws(FailureReason) {
    for prediction in predictions where prediction.value == nil {
      throw .unfinished(prediction.range)
    }
    for question in prepared.exercise.questions {
      guard let prediction = predictions.first(where: { $0.name == question.name }) else {
        throw .unfinished(answer.endOfText)
      }
      try check(prediction)
    }
  }

  /// Compares one predicted value with what the equations give.
  func check(_ prediction: Prediction) throws(FailureReason) {
    guard let value = prediction.value else { throw .unfinished(prediction.range) }
    guard let question = prepared.exercise.questions.first(where: { $0.name == prediction.name }),
      let answers = question.answers(for: prepared.exercise, expectation: prepared.expectation),
      let expected = answers.first
    else { throw .graderFault("no answer to \(prediction.name)") }
    if !answers.contains(where: { value.matches($0) }) {
      throw .mispredicted(
        Misprediction(
          question: question, actual: value, expected: expected, range: prediction.range))
    }
  }
}

extension Scene {
  /// The first number of an item's frame that isn't the wanted one: width, height, leading, top.
  func firstMisplaced(in frames: Frames, wanted: Frames) -> Anchor? {
    for id in ids {
      if let part = misplacedPart(of: id, in: frames, wanted: wanted) {
        return Anchor(id, part.attribute)
      }
    }
    return nil
  }

  /// The first part of one item's frame that isn't the wanted one.
  func misplacedPart(of id: ItemID, in frames: Frames, wanted: Frames) -> FramePart? {
    [FramePart.width, .height, .x, .y].first {
      abs(frames[id][$0] - wanted[id][$0]) > Tolerance.points
    }
  }
}
