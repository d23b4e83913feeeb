package import Course
package import LayoutEngine

/// The question that a wrong number would be the right answer to.
package enum PredictionSlip: Hashable, Sendable {
  /// It has the right number of points and the wrong sign.
  case sign
  /// It is right in the other reading direction.
  case otherDirection
  /// It is right in another window.
  case otherWindow(LayoutCase)
  /// It is right for a size of the same item, where a position is asked for, or the other way round.
  case otherAnchor(Anchor)
  /// It is the mean of what optional constraints ask for.
  case mean
}

extension Misprediction {
  /// What the wrong number is right for; `nil` if nothing that the exercise shows gives it.
  package func slip(in exercise: Exercise) -> PredictionSlip? {
    guard case .number(let number) = actual, case .number(let right) = expected else { return nil }
    if abs(number + right) <= Tolerance.points { return .sign }
    guard case .value(let anchor, let asked) = question.subject else { return nil }
    func isRight(_ anchor: Anchor, in layoutCase: LayoutCase) -> Bool {
      let value = exercise.value(of: anchor, in: layoutCase)
      return value.map { abs($0 - number) <= Tolerance.points } ?? false
    }
    let turned = LayoutCase(
      asked.setting, direction: asked.direction == .leftToRight ? .rightToLeft : .leftToRight,
      isShown: asked.isShown)
    if isRight(anchor, in: turned) { return .otherDirection }
    let other = exercise.cases.first {
      $0.direction == asked.direction && $0.setting != asked.setting && isRight(anchor, in: $0)
    }
    if let other { return .otherWindow(other) }
    let axis = anchor.attribute.axis
    let edges: [Attribute] = axis == .horizontal ? [.trailing, .leading] : [.bottom, .top]
    let attributes =
      anchor.attribute.kind == .size ? edges : [FramePart.size(along: axis).attribute]
    let anchors = attributes.map { Anchor(anchor.item, $0) }
    if let other = anchors.first(where: { isRight($0, in: asked) }) { return .otherAnchor(other) }
    return isMean(number, of: anchor, in: asked, exercise) ? .mean : nil
  }

  /// Whether a number is the mean of what several optional constraints ask for.
  private func isMean(
    _ number: Double, of anchor: Anchor, in layoutCase: LayoutCase, _ exercise: Exercise
  ) -> Bool {
    let optional = exercise.givenConstraints.filter {
      !$0.priority.isRequired && $0.first == anchor
    }
    return Dictionary(grouping: optional, by: { $0.priority }).values.contains { equals in
      let wanted = equals.compactMap { constraint -> Double? in
        guard case .anchor(let second, let multiplier, let constant) = constraint.second else {
          return constraint.second.constant
        }
        return exercise.value(of: second, in: layoutCase).map { multiplier * $0 + constant }
      }
      // A mean of three has no end; people write it with few digits.
      return wanted.count > 1 && abs(wanted.reduce(0, +) / Double(wanted.count) - number) < 0.5
    }
  }

  /// The given constraint with which working out the answer begins, and the anchor that it gives.
  package func firstStep(in exercise: Exercise) -> (constraint: Constraint, anchor: Anchor)? {
    guard case .value(let anchor, let layoutCase) = question.subject else { return nil }
    let problem = exercise.problem(keeping: exercise.givenConstraints, in: layoutCase)
    guard case .found(.derived(let derivation)) = WhyFinding(anchor, in: problem).outcome else {
      return nil
    }
    for step in derivation.steps {
      for case .statement(.constraint(let index)) in step.reasons {
        return (problem.constraints[index], step.number.anchor)
      }
    }
    return nil
  }
}

extension Exercise {
  /// Where the given constraints put an anchor; `nil` if they have no one layout.
  fileprivate func value(of anchor: Anchor, in layoutCase: LayoutCase) -> Double? {
    let problem = problem(keeping: givenConstraints, in: layoutCase)
    guard case .solved(let frames)? = try? LayoutSolver.solution(of: problem) else { return nil }
    return problem.value(of: anchor, in: frames)
  }
}
