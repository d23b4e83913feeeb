import LayoutEngine

extension Conflict.Member {
  /// What a statement is called: a line by its number, everything else by what it says.
  ///
  /// - Parameters:
  ///   - constraints: The constraints of the problem, which the member counts.
  ///   - scene: The scene, for the names.
  /// - Returns: Words that can stand in a list.
  func words(among constraints: [Constraint], in scene: Scene) -> Sentence.Value {
    switch self {
    case .constraint(let index):
      constraints[index].words(in: scene)
    case .given(let item, let part): Self.words(.memberWindow, item, part, scene)
    case .translated(let item, let part): Self.words(.memberTranslated, item, part, scene)
    case .hugging(let item, let axis): Self.words(.memberHugging, item, .size(along: axis), scene)
    case .compression(let item, let axis):
      Self.words(.memberCompression, item, .size(along: axis), scene)
    case .inset(let item, let part): Self.words(.memberInset, item, part, scene)
    }
  }

  private static func words(
    _ key: FeedbackSentence, _ item: ItemID, _ part: FramePart, _ scene: Scene
  ) -> Sentence.Value {
    let anchor = scene.name(of: Anchor(item, part.attribute))
    return .sentence(Sentence(key, ["anchor": .text(anchor)]))
  }
}

extension Constraint {
  /// A learner's line by its number, a given one by its equation.
  func words(in scene: Scene) -> Sentence.Value {
    if let line = origin.answerRange?.line {
      return .sentence(Sentence(FeedbackSentence.memberLine, ["line": .count(line)]))
    }
    let equation = EquationPrinter.equation(for: self, in: scene)
    return .sentence(Sentence(FeedbackSentence.memberGiven, ["equation": .text(equation)]))
  }
}
