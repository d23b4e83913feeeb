package import Course
import Grading
package import LayoutEngine

extension Conflict.Member {
  /// What a statement is called: a line by its number, everything else by what it says.
  ///
  /// The member counts the constraints of the problem, which was solved in this direction.
  func words(
    among constraints: [Constraint], in scene: Scene, _ direction: LayoutDirection
  ) -> Sentence.Value {
    if case .constraint(let index) = self { return constraints[index].words(in: scene) }
    return addition(to: scene, direction).map { .sentence($0) } ?? .text("")
  }

  /// The learner's line, for a constraint that stands on one.
  func line(among constraints: [Constraint]) -> Int? {
    guard case .constraint(let index) = self else { return nil }
    return constraints[index].origin.answerRange?.line
  }

  /// What the scene adds to the lines; `nil` for a line, which speaks for itself.
  package func addition(to scene: Scene, _ direction: LayoutDirection) -> Sentence? {
    func words(_ key: FeedbackSentence, _ item: ItemID, _ part: FramePart) -> Sentence {
      Sentence(key, ["anchor": .text(scene.name(of: part, item, direction))])
    }
    switch self {
    case .constraint: return nil
    case .given(let item, let part): return words(.memberWindow, item, part)
    case .translated(let item, let part): return words(.memberTranslated, item, part)
    case .hugging(let item, let axis): return words(.memberHugging, item, .size(along: axis))
    case .compression(let item, let axis):
      return words(.memberCompression, item, .size(along: axis))
    case .inset(let item, let part): return words(.memberInset, item, part)
    }
  }
}

extension Conflict {
  /// By how many points the members conflict; `nil` for a statement that can't hold by itself.
  package var conflict: Sentence? {
    guard members.count > 1 else { return nil }
    return Sentence(FeedbackSentence.conflictPoints, ["points": .points(points)])
  }
}

extension ConflictFinding {
  /// What conflicts; the constraints of one line, such as a loop's, also by what they say.
  func members(in scene: Scene) -> Sentence.Value {
    let lines = conflict.members.map { $0.line(among: constraints) }
    let words = zip(conflict.members, lines).map { member, line -> Sentence.Value in
      guard let line, lines.count(where: { $0 == line }) > 1,
        case .constraint(let index) = member
      else { return member.words(among: constraints, in: scene, layoutCase.direction) }
      let equation = EquationPrinter.equation(for: constraints[index], in: scene)
      return .sentence(
        Sentence(
          FeedbackSentence.memberLineSays, ["line": .count(line), "equation": .text(equation)]))
    }
    return .list(words)
  }
}

extension Ambiguity.Freedom {
  /// What nothing says about the item.
  package func missing(in scene: Scene) -> Sentence {
    let key: FeedbackSentence =
      switch part {
      case .width: .widthFree
      case .height: .heightFree
      case .x: .xFree
      case .y: .yFree
      }
    return Sentence(key, ["item": .text(scene[item].name)])
  }
}

extension Scene {
  /// A number of a frame as people call it: the left edge is the leading one from left to right.
  package func name(
    of part: FramePart, _ item: ItemID, _ direction: LayoutDirection
  ) -> String {
    let isRightToLeft = part == .x && direction == .rightToLeft
    return name(of: Anchor(item, isRightToLeft ? .left : part.attribute))
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
