package import Course
import Grading
package import LayoutEngine

extension Conflict.Member {
  /// The member's name in a sentence: a line by its number, everything else by what it says.
  ///
  /// A member is an index into the constraints of the problem, which was solved in this direction.
  func words(
    among constraints: [Constraint], in scene: Scene, _ direction: LayoutDirection
  ) -> Sentence.Value {
    if case .constraint(let index) = self { return constraints[index].words(in: scene) }
    return addition(to: scene, direction).map { .sentence($0) } ?? .text("")
  }

  /// The line of the answer that the constraint is written on; `nil` for everything else.
  func line(among constraints: [Constraint]) -> Int? {
    guard case .constraint(let index) = self else { return nil }
    return constraints[index].origin.answerRange?.line
  }

  /// A sentence for what the scene adds to the constraints, such as hugging; `nil` for a constraint.
  package func addition(to scene: Scene, _ direction: LayoutDirection) -> Sentence? {
    func name(_ part: FramePart, _ item: ItemID) -> String {
      scene.name(of: part, item, direction)
    }
    func window(_ part: FramePart, _ item: ItemID) -> Sentence {
      .says("feedback.member.window", ["anchor": .text(name(part, item))])
    }
    return switch self {
    case .constraint: nil
    case .given(let item, let part): window(part, item)
    // A view that fills the content view is the window.
    case .inset(let item, let part) where scene[item].kind == .view: window(part, item)
    case .translated(let item, let part):
      .says("feedback.member.translated", ["anchor": .text(name(part, item))])
    case .hugging(let item, let axis):
      .says("feedback.member.hugging", ["anchor": .text(name(.size(along: axis), item))])
    case .compression(let item, let axis):
      .says("feedback.member.compression", ["anchor": .text(name(.size(along: axis), item))])
    case .inset(let item, let part):
      .says("feedback.member.inset", ["anchor": .text(name(part, item))])
    }
  }
}

extension Conflict {
  /// A sentence that says by how many points the members differ; `nil` for a member that can't be
  /// satisfied even by itself.
  package var conflict: Sentence? {
    members.count > 1 ? FeedbackSentence.conflictPoints(points: points) : nil
  }
}

extension ConflictFinding {
  /// The constraints that conflict; several of one line, such as a loop's, also by what they say.
  func members(in scene: Scene) -> Sentence.Value {
    let lines = conflict.members.map { $0.line(among: constraints) }
    let words = zip(conflict.members, lines).map { member, line -> Sentence.Value in
      guard let line, lines.count(where: { $0 == line }) > 1,
        case .constraint(let index) = member
      else { return member.words(among: constraints, in: scene, layoutCase.direction) }
      let equation = EquationPrinter.equation(for: constraints[index], in: scene)
      return .sentence(FeedbackSentence.memberLineSays(line: line, equation: equation))
    }
    return .list(words)
  }
}

extension Ambiguity.Range {
  /// A sentence that says what nothing determines.
  package func missing(in scene: Scene) -> Sentence {
    .says("feedback.ambiguous.seen", ["part": .sentence(words(in: scene))])
  }

  /// The part of the frame that nothing determines: the width of Photo.
  func words(in scene: Scene) -> Sentence {
    let name = scene[item].name
    return switch part {
    case .width: .says("feedback.part.width", ["item": .text(name)])
    case .height: .says("feedback.part.height", ["item": .text(name)])
    case .x: .says("feedback.part.x", ["item": .text(name)])
    case .y: .says("feedback.part.y", ["item": .text(name)])
    }
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
  /// The constraint's name in a sentence: the line of the answer, or the equation of a given one or
  /// of one that a stack view makes.
  func words(in scene: Scene) -> Sentence.Value {
    if let line = origin.answerRange?.line {
      return .sentence(FeedbackSentence.memberLine(line: "\(line)"))
    }
    let equation = EquationPrinter.equation(for: self, in: scene)
    return .sentence(
      identifier?.hasPrefix("UISV-") == true
        ? .says("feedback.member.stack", ["equation": .text(equation)])
        : .says("feedback.member.given", ["equation": .text(equation)]))
  }
}
