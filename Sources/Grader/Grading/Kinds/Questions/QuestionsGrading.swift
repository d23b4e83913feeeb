package import Course
package import LayoutEngine

/// Answers to questions, as `name: value`.
struct QuestionsGrading {
  func expectation(of exercise: Exercise) throws(CourseError) -> Expectation {
    // How many layouts lines have is mostly asked because they haven't one.
    let needsLayout = !exercise.questions.allSatisfy { $0.isCount }
    // The effect is written, because Embedded calls a closure without one otherwise than one with it.
    return try Expectation(of: exercise, in: needsLayout ? exercise.cases : []) {
      _ throws(CourseError) in
      (exercise.scene, [])
    }
  }

  func check(_ findings: Findings) throws(FailureReason) {
    let answer = findings.answer
    let predictions = try PredictionReader.read(answer.text, for: findings.exercise.questions)
    try Grading(findings.prepared).check(predictions, in: answer)
  }

  func statements(of text: String, for exercise: Exercise) -> [FormedAnswer.Statement] {
    PredictionReader.lines(of: text, for: exercise.questions).map { line in
      FormedAnswer.Statement(line) { StatementForm($0) }
    }
  }

  func variantPrint(of prepared: PreparedExercise) -> VariantPrint {
    let questions = prepared.exercise.questions
    return VariantPrint(
      names: questions.map { $0.name }, reading: questions.map { $0.name },
      outcome: questions.map { question in
        let answers = question.answers(for: prepared.exercise, expectation: prepared.expectation)
        return answers?.first.map(VariantPrint.text) ?? ""
      })
  }

  func outcome(of findings: Findings, in exercise: Exercise) -> [String]? {
    guard
      let predictions = try? PredictionReader.read(findings.answer.text, for: exercise.questions)
    else { return nil }
    return exercise.questions.map { question in
      predictions.first { $0.name == question.name }?.value.map(VariantPrint.text) ?? ""
    }
  }
}

extension Question {
  /// Every right answer, worked out; the one to speak of comes first.
  ///
  /// `nil` if the exercise has no such case or line, which the loader refuses.
  package func answers(for exercise: Exercise, expectation: Expectation) -> [PredictedValue]? {
    if case .log(let question) = subject { return question.answers }
    return answer(for: exercise, expectation: expectation).map { [$0] }
  }

  private func answer(for exercise: Exercise, expectation: Expectation) -> PredictedValue? {
    switch subject {
    case .value(let anchor, let layoutCase):
      return expectation.frames(in: layoutCase).map {
        .number(exercise.problem(keeping: [], in: layoutCase).value(of: anchor, in: $0))
      }
    case .missed(let line, let layoutCase):
      return missedPoints(of: line, in: layoutCase, exercise, expectation).map { .number($0) }
    case .rule(let draft, _):
      let violation = exercise.ruleSet.violation(in: draft, scene: exercise.scene)
      return .word(violation?.rule ?? Self.fine)
    case .same(let a, let b, _):
      return .word(CanonicalForm(a).matches(CanonicalForm(b)) ? "yes" : "no")
    case .count(let lines, let layoutCase, _):
      return exercise.numberOfLayouts(keeping: lines, in: layoutCase).map { .word($0) }
    case .owner(let draft, _, _):
      let owner = draft.first.flatMap { exercise.scene.owner(of: $0, and: draft.second) }
      return owner.map { .word(exercise.scene[$0].name) }
    case .first(let one, let other, let names):
      return exercise.scene.first(one, other).map { .word(names[$0 == one ? 0 : 1]) }
    case .uses(let view):
      let drawnIn = exercise.scene.drawnIn(by: exercise.givenConstraints)
      return .word(drawnIn.contains(view) ? "yes" : "no")
    case .log: return nil
    }
  }

  private func missedPoints(
    of line: Int, in layoutCase: LayoutCase, _ exercise: Exercise, _ expectation: Expectation
  ) -> Double? {
    guard exercise.given.indices.contains(line),
      let frames = expectation.frames(in: layoutCase)
    else { return nil }
    let problem = exercise.problem(keeping: [], in: layoutCase)
    return exercise.given[line].constraints
      .map { abs(problem.violation(of: $0, in: frames)) }.reduce(0, +)
  }
}

extension Exercise {
  /// How many layouts keep some lines and the given ones: `one`, `none` or `many`.
  ///
  /// `nil` if the solver gives up.
  fileprivate func numberOfLayouts(
    keeping lines: [Constraint], in layoutCase: LayoutCase
  ) -> String? {
    let problem = problem(keeping: givenConstraints + lines, in: layoutCase)
    return switch try? LayoutSolver.solution(of: problem) {
    case .solved: "one"
    case .unsatisfiable: "none"
    case .ambiguous: "many"
    case nil: nil
    }
  }
}

/// One question's line in an answer, and whether it is right.
package struct MarkedLine: Hashable, Sendable {
  /// The line's number, counted from 1.
  package let line: Int
  package let text: String
  package let isRight: Bool
}

extension Findings {
  /// The lines that answer questions, the wrong ones first; empty unless all of them can be read and
  /// one is wrong.
  package var markedLines: [MarkedLine] {
    guard case .mispredicted = verdict.failure,
      let predictions = try? PredictionReader.read(answer.text, for: exercise.questions)
    else { return [] }
    let grading = Grading(prepared)
    let lines = answer.text.sourceLines
    let marked = predictions.map { prediction in
      MarkedLine(
        line: prediction.range.line, text: String(lines[prediction.range.line - 1]),
        isRight: (try? grading.check(prediction)) != nil)
    }
    return marked.filter { !$0.isRight } + marked.filter { $0.isRight }
  }
}

/// The question that a wrong number would be the right answer to.
package enum PredictionSlip: Hashable, Sendable {
  /// It has the right number of points and the wrong sign.
  case sign
  /// It is right in the other reading direction.
  case otherDirection
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
