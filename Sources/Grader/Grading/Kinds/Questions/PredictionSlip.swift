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
    if right != 0, Tolerance.isSamePoint(number, -right) { return .sign }
    guard case .value(let anchor, let layoutCase) = question.subject else { return nil }
    func isRight(_ anchor: Anchor, in layoutCase: LayoutCase) -> Bool {
      guard let frames = exercise.givenFrames(in: layoutCase) else { return false }
      let problem = exercise.problem(keeping: [], in: layoutCase)
      return Tolerance.isSamePoint(problem.value(of: anchor, in: frames), number)
    }
    if isRight(anchor, in: layoutCase.inOtherDirection) { return .otherDirection }
    let others = exercise.cases.filter {
      $0.direction == layoutCase.direction && $0.setting != layoutCase.setting
    }
    if let other = others.first(where: { isRight(anchor, in: $0) }) { return .otherWindow(other) }
    let attributes: [Attribute] =
      switch (anchor.attribute.kind, anchor.attribute.axis) {
      case (.position, .horizontal): [.width]
      case (.position, .vertical): [.height]
      case (.size, .horizontal): [.trailing, .leading]
      case (.size, .vertical): [.bottom, .top]
      }
    for attribute in attributes {
      let other = Anchor(anchor.item, attribute)
      if isRight(other, in: layoutCase) { return .otherAnchor(other) }
    }
    return isMean(number, of: anchor, in: layoutCase, exercise) ? .mean : nil
  }

  /// Whether a number lies in the middle of what several optional constraints ask for.
  private func isMean(
    _ number: Double, of anchor: Anchor, in layoutCase: LayoutCase, _ exercise: Exercise
  ) -> Bool {
    guard let frames = exercise.givenFrames(in: layoutCase) else { return false }
    let problem = exercise.problem(keeping: [], in: layoutCase)
    let optional = exercise.givenConstraints.filter {
      !$0.priority.isRequired && $0.first == anchor
    }
    return Dictionary(grouping: optional, by: \.priority).values.contains { equals in
      let wanted = equals.map { constraint -> Double in
        guard case .anchor(let second, let multiplier, let constant) = constraint.second else {
          return constraint.second.constant
        }
        return multiplier * problem.value(of: second, in: frames) + constant
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

extension Tolerance {
  fileprivate static func isSamePoint(_ a: Double, _ b: Double) -> Bool { abs(a - b) <= points }
}

extension LayoutCase {
  /// The same window, read the other way.
  fileprivate var inOtherDirection: LayoutCase {
    LayoutCase(
      setting, direction: direction == .leftToRight ? .rightToLeft : .leftToRight,
      isShown: isShown)
  }
}

extension Exercise {
  /// The one layout of the given constraints in a case; `nil` if there is none.
  fileprivate func givenFrames(in layoutCase: LayoutCase) -> Frames? {
    let problem = problem(keeping: givenConstraints, in: layoutCase)
    guard case .solved(let frames)? = try? LayoutSolver.solution(of: problem) else { return nil }
    return frames
  }
}
