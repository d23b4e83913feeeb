package import Course
package import Grading
import LayoutEngine

extension FeedbackWriter {
  /// The wanted value of an anchor in a case.
  func wanted(_ anchor: Anchor, in layoutCase: LayoutCase) -> Double {
    guard let frames = prepared.expectation.frames(in: layoutCase) else { return 0 }
    return prepared.exercise.problem(keeping: [], in: layoutCase).value(of: anchor, in: frames)
  }

  /// Whether the wanted layout satisfies every line, the optional ones too, and no line sets a content
  /// priority, which no layout makes true or false.
  var isEveryLineRight: Bool {
    guard let read = findings.read, read.cases.count == prepared.expectation.cases.count,
      !EquationDocument(statements: read.statements).sceneStatements
        .contains(where: { $0.property.isContentPriority })
    else { return false }
    let items = prepared.exercise.scene
    return zip(read.cases, prepared.expectation.cases).allSatisfy { own, layoutCase in
      guard let frames = prepared.expectation.frames(in: layoutCase) else { return false }
      let problem = prepared.exercise.problem(keeping: [], in: layoutCase)
      return own.lines.allSatisfy { line in
        let anchors = [line.first] + [line.second.anchor].compactMap { $0 }
        return !anchors.allSatisfy { items.contains($0.item) }
          || problem.isSatisfied(line, in: frames)
      }
    }
  }

  /// Whether some frames satisfy every constraint of a case, the optional ones too.
  func isEverySatisfied(_ frames: Frames?, in layoutCase: LayoutCase) -> Bool {
    guard let frames, let index = prepared.expectation.cases.firstIndex(of: layoutCase),
      let own = findings.read?.cases[index]
    else { return false }
    let problem = scene.problem(keeping: own.constraints, in: layoutCase)
    return problem.constraints.allSatisfy { problem.isSatisfied($0, in: frames) }
  }

  /// The window of a case, in words.
  func window(of layoutCase: LayoutCase, along axis: Axis) -> Sentence {
    let size = layoutCase.window
    let window =
      switch (axis, layoutCase.direction) {
      case (.vertical, _): Sentence.says("feedback.window.tall", ["height": .points(size.height)])
      case (.horizontal, .rightToLeft):
        Sentence.says("feedback.window.wide.rightToLeft", ["width": .points(size.width)])
      case (.horizontal, .leftToRight): FeedbackSentence.windowWide(width: size.width)
      }
    return layoutCase.setting.name.map { FeedbackSentence.windowWith(window: window, name: $0) }
      ?? window
  }

  /// Says that the wanted layout can't satisfy a line about views that the answer made itself.
  private func falseLine(_ line: Int, with partners: [Constraint]) -> Sentence {
    // The constraints of one line, such as a loop's, are named once.
    var lines: [Sentence.Value] = []
    for partner in partners where partner.origin.answerRange?.line != line {
      let words = partner.words(in: scene)
      if !lines.contains(words) { lines.append(words) }
    }
    return lines.isEmpty
      ? .says("feedback.falseOwn", ["line": .count(line)])
      : .says("feedback.falseTogether", ["line": .count(line), "members": .list(lines)])
  }

  /// Says that a line is false in the wanted layout, and puts the wanted numbers into it.
  ///
  /// - Parameters:
  ///   - blame: The line.
  ///   - told: The case that the message is about. If the line is true there, the sentence names the
  ///     window in which it is false.
  /// - Returns: `nil` for a constraint that no line of the answer makes.
  package func falseLine(_ blame: Blame, in told: LayoutCase? = nil) -> Sentence? {
    guard let line = blame.line else { return nil }
    if let partners = blame.partners { return falseLine(line, with: partners) }
    let constraint = blame.constraint
    let layoutCase = told.flatMap { isFalse(constraint, in: $0) ? $0 : nil } ?? blame.layoutCase
    if let words = falseCentre(constraint, in: layoutCase, line) { return words }
    let first = scene.name(of: constraint.first)
    let value = wanted(constraint.first, in: layoutCase)
    let isElsewhere = told != nil && told != layoutCase
    let window = window(of: layoutCase, along: constraint.first.attribute.axis)
    guard case .anchor(let second, let multiplier, let constant) = constraint.second else {
      let length = constraint.second.constant
      return isElsewhere
        ? .says(
          "feedback.falseLength.there",
          [
            "line": .count(line), "first": .text(first), "firstValue": .points(value),
            "other": .points(length), "window": .sentence(window),
          ])
        : .says(
          "feedback.falseLength",
          [
            "line": .count(line), "first": .text(first), "firstValue": .points(value),
            "other": .points(length),
          ])
    }
    let sign = constraint.relation.sign
    let other = multiplier * wanted(second, in: layoutCase) + constant
    return isElsewhere
      ? .says(
        "feedback.falseLine.there",
        [
          "line": .count(line), "first": .text(first), "firstValue": .points(value),
          "sign": .text(sign), "other": .points(other), "window": .sentence(window),
        ])
      : .says(
        "feedback.falseLine",
        [
          "line": .count(line), "first": .text(first), "firstValue": .points(value),
          "sign": .text(sign), "other": .points(other),
        ])
  }

  /// That a line between two centres is false where reading goes right to left; `nil` for others.
  ///
  /// Elsewhere a centre is told from where reading begins. Such a line counts both from the left,
  /// and told otherwise a false inequality would look true.
  private func falseCentre(
    _ constraint: Constraint, in layoutCase: LayoutCase, _ line: Int
  ) -> Sentence? {
    guard layoutCase.direction == .rightToLeft,
      constraint.first.attribute.family == .neutral,
      case .anchor(let second, let multiplier, let constant) = constraint.second,
      second.attribute.family == .neutral
    else { return nil }
    func fromLeft(_ anchor: Anchor) -> Double {
      layoutCase.window.width - wanted(anchor, in: layoutCase)
    }
    return .says(
      "otherCase.centre",
      [
        "line": .count(line), "window": .sentence(window(of: layoutCase, along: .horizontal)),
        "first": .text(scene.name(of: constraint.first)),
        "firstValue": .points(fromLeft(constraint.first)), "sign": .text(constraint.relation.sign),
        "other": .points(multiplier * fromLeft(second) + constant),
      ])
  }

  private func isFalse(_ constraint: Constraint, in layoutCase: LayoutCase) -> Bool {
    guard let frames = prepared.expectation.frames(in: layoutCase) else { return false }
    return !prepared.exercise.problem(keeping: [], in: layoutCase).isSatisfied(
      constraint, in: frames)
  }
}
