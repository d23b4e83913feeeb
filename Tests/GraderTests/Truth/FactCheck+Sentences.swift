import Course
import Feedback
import Grading
import LayoutEngine

extension FactCheck {
  mutating func check(_ sentence: Sentence, _ key: FeedbackSentence) {
    switch key {
    case .positionSeen, .positionAlone: checkPlace(sentence, anchor(sentence.values["anchor"]))
    case .widthSeen, .widthAlone:
      checkPlace(sentence, item(sentence.values["item"]).map { Anchor($0, .width) })
    case .heightSeen, .heightAlone:
      checkPlace(sentence, item(sentence.values["item"]).map { Anchor($0, .height) })
    case .after, .before, .rightOf, .leftOf, .below, .above, .tooWide, .tooNarrow, .tooHigh,
      .tooLow:
      checkDistance(sentence, key)
    case .signMark: checkSign(sentence)
    case .nothingWrong: checkAllRight(sentence)
    case .compareSides, .compareLength, .falseLine, .falseLength: checkWanted(sentence)
    case .conflict, .conflictLater: checkConflict(sentence)
    case .freeWitnesses: checkWitnesses(sentence)
    case .passed:
      if !expectation.cases.indices.allSatisfy({ allHold(in: $0) }) {
        complain(sentence, "an optional line isn't satisfied")
      }
    default: break
    }
  }

  mutating func check(_ sentence: Sentence, _ key: RemarkSentence) {
    if key == .missingLine { return checkAllRight(sentence) }
    guard let line = line(sentence), let own = constraints(onLine: line, in: 0).first,
      own.priority.isRequired
    else { return }
    let shifts = expectation.cases.compactMap { layoutCase in
      expectation.frames(in: layoutCase).map {
        exercise.problem(keeping: [], in: layoutCase).violation(of: equality(own), in: $0)
      }
    }
    let isTrue: Bool
    switch key {
    case .sign:
      isTrue = all(onLine: line).contains { isRight($0.with(constant: -$0.second.constant)) }
    case .constant:
      isTrue =
        own.relation != .equal || all(onLine: line).count > 1
        || shifts.allSatisfy { abs($0 - (shifts.first ?? 0)) < 0.01 }
    case .relation:
      isTrue = all(onLine: line).contains { one in
        [Relation.equal, .lessThanOrEqual, .greaterThanOrEqual].contains { relation in
          var other = one
          other.relation = relation
          return relation != one.relation && isRight(other)
        }
      }
    case .attribute:
      isTrue = all(onLine: line).contains { one in
        changes(of: one) { anchor in
          Attribute.allCases.filter { $0 != anchor.attribute }.map { Anchor(anchor.item, $0) }
        }.contains { isRight($0) }
      }
    case .multiplierInverted:
      isTrue = all(onLine: line).contains { one in
        guard case .anchor(let anchor, let multiplier, let constant) = one.second else {
          return false
        }
        var other = one
        other.second = .anchor(anchor, multiplier: 1 / multiplier, constant: constant)
        return isRight(other)
      }
    case .extraLine:
      let others = (findings.read?.lines ?? []).filter { $0.origin.answerRange?.line != line }
      isTrue =
        findings.read.flatMap { read in
          findings.prepared.wantedLayout?.follows(from: others, in: read.scene)
        } ?? false
    default: return
    }
    if !isTrue { complain(sentence, "line \(line) isn't off so") }
  }

  mutating func check(_ sentence: Sentence, _ key: FlawSentence) {
    switch key {
    // What is said of the layout below is said of the lines that were named before.
    case .nothingConflicts:
      if !allHold(in: index(of: spoken)) { complain(sentence, "a line isn't satisfied") }
    case .passedPartly:
      guard case .flaw(.conflict(let wanted)) = exercise.aim else { return }
      for (index, layoutCase) in expectation.cases.enumerated()
      where !wanted.isWanted(in: layoutCase) && !allHold(in: index) {
        complain(sentence, "a line isn't satisfied in \(layoutCase.name)")
      }
    default: break
    }
  }

  func all(onLine line: Int) -> [Constraint] { constraints(onLine: line, in: 0) }

  func equality(_ constraint: Constraint) -> Constraint {
    var other = constraint
    other.relation = .equal
    return other
  }

  private func changes(
    of constraint: Constraint, _ others: (Anchor) -> [Anchor]
  ) -> [Constraint] {
    var all = others(constraint.first).map { anchor in
      var other = constraint
      other.first = anchor
      return other
    }
    if case .anchor(let second, let multiplier, let constant) = constraint.second {
      all += others(second).map { anchor in
        var other = constraint
        other.second = .anchor(anchor, multiplier: multiplier, constant: constant)
        return other
      }
    }
    return all
  }
}
