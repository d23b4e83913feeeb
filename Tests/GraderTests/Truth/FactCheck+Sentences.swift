import Course
import Feedback
import Grading
import LayoutEngine

extension FactCheck {
  mutating func checkFeedback(_ sentence: Sentence) {
    switch sentence.key {
    case "feedback.misplaced.position.seen", "feedback.misplaced.position.alone":
      checkPlace(sentence, anchor(sentence.values["anchor"]))
    case "feedback.misplaced.width.seen", "feedback.misplaced.width.alone":
      checkPlace(sentence, item(sentence.values["item"]).map { Anchor($0, .width) })
    case "feedback.misplaced.height.seen", "feedback.misplaced.height.alone":
      checkPlace(sentence, item(sentence.values["item"]).map { Anchor($0, .height) })
    case "feedback.misplaced.sign": checkSign(sentence)
    case "feedback.misplaced.nothingWrong": checkAllRight(sentence)
    case "feedback.misplaced.next", "feedback.misplaced.next.length", "feedback.falseLine",
      "feedback.falseLength":
      checkWanted(sentence)
    case "feedback.conflict.seen", "feedback.conflict.later": checkConflict(sentence)
    case "feedback.ambiguous.witnesses": checkWitnesses(sentence)
    case "feedback.passed":
      if !expectation.cases.indices.allSatisfy({ allHold(in: $0) }) {
        complain(sentence, "an optional line isn't satisfied")
      }
    // What is said of the layout below is said of the lines that were named before.
    case "flaw.nothingConflicts.seen":
      if !allHold(in: index(of: spoken)) { complain(sentence, "a line isn't satisfied") }
    case "flaw.passed.partly": checkPartly(sentence)
    default:
      if sentence.values["distance"] != nil { checkDistance(sentence) }
    }
  }

  mutating func checkRemark(_ sentence: Sentence) {
    if sentence.key == "remark.line.missing" { return checkAllRight(sentence) }
    guard let line = line(sentence), let own = constraints(onLine: line, in: 0).first,
      own.priority.isRequired
    else { return }
    let shifts = expectation.cases.compactMap { layoutCase in
      expectation.frames(in: layoutCase).map {
        exercise.problem(keeping: [], in: layoutCase).violation(of: equality(own), in: $0)
      }
    }
    let isTrue: Bool
    switch sentence.key {
    case "remark.sign":
      isTrue = all(onLine: line).contains { isRight($0.with(constant: -$0.second.constant)) }
    case "remark.constant":
      isTrue =
        own.relation != .equal || all(onLine: line).count > 1
        || shifts.allSatisfy { abs($0 - (shifts.first ?? 0)) < 0.01 }
    case "remark.relation":
      isTrue = all(onLine: line).contains { one in
        [Relation.equal, .lessThanOrEqual, .greaterThanOrEqual].contains { relation in
          var other = one
          other.relation = relation
          return relation != one.relation && isRight(other)
        }
      }
    case "remark.attribute":
      isTrue = all(onLine: line).contains { one in
        changes(of: one) { anchor in
          Attribute.allCases.filter { $0 != anchor.attribute }.map { Anchor(anchor.item, $0) }
        }.contains { isRight($0) }
      }
    case "remark.multiplier.inverted":
      isTrue = all(onLine: line).contains { one in
        guard case .anchor(let anchor, let multiplier, let constant) = one.second else {
          return false
        }
        var other = one
        other.second = .anchor(anchor, multiplier: 1 / multiplier, constant: constant)
        return isRight(other)
      }
    case "remark.line.extra":
      let others = (findings.read?.lines ?? []).filter { $0.origin.answerRange?.line != line }
      isTrue =
        findings.read.flatMap { read in
          findings.prepared.wantedLayout?.follows(from: others, in: read.scene)
        } ?? false
    default: return
    }
    if !isTrue { complain(sentence, "line \(line) isn't off so") }
  }

  private mutating func checkPartly(_ sentence: Sentence) {
    guard case .flaw(.conflict(let wanted)) = exercise.aim else { return }
    for (index, layoutCase) in expectation.cases.enumerated()
    where !wanted.isWanted(in: layoutCase) && !allHold(in: index) {
      complain(sentence, "a line isn't satisfied in \(layoutCase.name)")
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
