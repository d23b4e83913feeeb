package import Course
package import Grading
import LayoutEngine

extension FeedbackWriter {
  /// The wanted value of an anchor in a case.
  func wanted(_ anchor: Anchor, in layoutCase: LayoutCase) -> Double {
    guard let frames = prepared.expectation.frames(in: layoutCase) else { return 0 }
    return prepared.exercise.problem(keeping: [], in: layoutCase).value(of: anchor, in: frames)
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
      layoutCase.direction == .rightToLeft ? .windowWideMirrored : .windowWide
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
  package func falseLine(_ blame: Blame) -> Sentence? {
    guard let line = blame.line else { return nil }
    if let partners = blame.partners { return falseLine(line, with: partners) }
    let constraint = blame.constraint
    let first = wanted(constraint.first, in: blame.layoutCase)
    let names: [String: Sentence.Value] = [
      "line": .count(line), "first": .text(scene.name(of: constraint.first)),
      "firstValue": .points(first),
    ]
    guard case .anchor(let second, let multiplier, let constant) = constraint.second else {
      return Sentence(
        FeedbackSentence.falseLength,
        names.merging(["other": .points(constraint.second.constant)]) { $1 })
    }
    let other = multiplier * wanted(second, in: blame.layoutCase) + constant
    return Sentence(
      FeedbackSentence.falseLine,
      names.merging(["sign": .text(constraint.relation.sign), "other": .points(other)]) { $1 })
  }
}
