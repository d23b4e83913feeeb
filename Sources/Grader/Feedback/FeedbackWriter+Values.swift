package import Course
package import Grading
import LayoutEngine

extension FeedbackWriter {
  /// The wanted value of an anchor in a case.
  func wanted(_ anchor: Anchor, in layoutCase: LayoutCase) -> Double {
    guard let frames = prepared.expectation.frames(in: layoutCase) else { return 0 }
    return prepared.exercise.problem(keeping: [], in: layoutCase).value(of: anchor, in: frames)
  }

  /// Whether every line is true in the wanted layout, the optional ones too, and none is about how
  /// firmly a view keeps to its content, which no layout makes true or false.
  var isEveryLineRight: Bool {
    guard let read = findings.read, read.cases.count == prepared.expectation.cases.count,
      !EquationDocument(statements: read.statements).sceneStatements
        .contains(where: \.property.isContentPriority)
    else { return false }
    let items = prepared.exercise.scene
    return zip(read.cases, prepared.expectation.cases).allSatisfy { own, layoutCase in
      guard let frames = prepared.expectation.frames(in: layoutCase) else { return false }
      let problem = prepared.exercise.problem(keeping: [], in: layoutCase)
      return own.lines.allSatisfy { line in
        let anchors = [line.first] + [line.second.anchor].compactMap { $0 }
        return !anchors.allSatisfy { items.contains($0.item) } || problem.holds(line, in: frames)
      }
    }
  }

  /// Whether some frames satisfy every constraint of a case, the optional ones too.
  func isEverySatisfied(_ frames: Frames?, in layoutCase: LayoutCase) -> Bool {
    guard let frames, let index = prepared.expectation.cases.firstIndex(of: layoutCase),
      let own = findings.read?.cases[index]
    else { return false }
    let problem = scene.problem(keeping: own.constraints, in: layoutCase)
    return problem.constraints.allSatisfy { problem.holds($0, in: frames) }
  }

  /// The window of a case, in words.
  func window(of layoutCase: LayoutCase, along axis: Axis) -> Sentence.Value {
    let size = plainWindow(of: layoutCase, along: axis)
    guard let name = layoutCase.setting.name else { return size }
    return .sentence(
      Sentence(FeedbackSentence.windowWith, ["window": size, "name": .text(name)]))
  }

  /// The size of a case's window, in words.
  private func plainWindow(of layoutCase: LayoutCase, along axis: Axis) -> Sentence.Value {
    let size = layoutCase.window
    if axis == .vertical {
      return .sentence(Sentence(FeedbackSentence.windowHigh, ["height": .points(size.height)]))
    }
    let key: FeedbackSentence =
      layoutCase.direction == .rightToLeft ? .windowWideRightToLeft : .windowWide
    return .sentence(Sentence(key, ["width": .points(size.width)]))
  }

  /// That a line about what the answer made itself can't be true in the wanted layout.
  private func falseLine(_ line: Int, with partners: [Constraint]) -> Sentence {
    let own: [String: Sentence.Value] = ["line": .count(line)]
    // The constraints of one line, such as a loop's, are told once.
    var lines: [Sentence.Value] = []
    for partner in partners where partner.origin.answerRange?.line != line {
      let words = partner.words(in: scene)
      if !lines.contains(words) { lines.append(words) }
    }
    if lines.isEmpty { return Sentence(FeedbackSentence.falseOwn, own) }
    return Sentence(
      FeedbackSentence.falseTogether, own.merging(["members": .list(lines)]) { $1 })
  }

  /// That a line is false in the wanted layout, with both of its sides there.
  ///
  /// - Parameters:
  ///   - blame: The line.
  ///   - spoken: The case that the message is about. Where the line is true there, the sentence names
  ///     the window in which it isn't.
  /// - Returns: `nil` for a constraint that no line of the answer makes.
  package func falseLine(_ blame: Blame, in spoken: LayoutCase? = nil) -> Sentence? {
    guard let line = blame.line else { return nil }
    if let partners = blame.partners { return falseLine(line, with: partners) }
    let constraint = blame.constraint
    let layoutCase = spoken.flatMap { isFalse(constraint, in: $0) ? $0 : nil } ?? blame.layoutCase
    if let words = falseCentre(constraint, in: layoutCase, line) { return words }
    var values: [String: Sentence.Value] = [
      "line": .count(line), "first": .text(scene.name(of: constraint.first)),
      "firstValue": .points(wanted(constraint.first, in: layoutCase)),
    ]
    let isElsewhere = spoken != nil && spoken != layoutCase
    if isElsewhere {
      values["window"] = window(of: layoutCase, along: constraint.first.attribute.axis)
    }
    guard case .anchor(let second, let multiplier, let constant) = constraint.second else {
      values["other"] = .points(constraint.second.constant)
      return Sentence(isElsewhere ? FeedbackSentence.falseLengthThere : .falseLength, values)
    }
    values["sign"] = .text(constraint.relation.sign)
    values["other"] = .points(multiplier * wanted(second, in: layoutCase) + constant)
    return Sentence(isElsewhere ? FeedbackSentence.falseLineThere : .falseLine, values)
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
    return OtherCaseSentence.centre(
      line: line, window: window(of: layoutCase, along: .horizontal),
      first: scene.name(of: constraint.first), firstValue: fromLeft(constraint.first),
      sign: constraint.relation.sign, other: multiplier * fromLeft(second) + constant)
  }

  private func isFalse(_ constraint: Constraint, in layoutCase: LayoutCase) -> Bool {
    guard let frames = prepared.expectation.frames(in: layoutCase) else { return false }
    return !prepared.exercise.problem(keeping: [], in: layoutCase).holds(constraint, in: frames)
  }
}
