import Course
import Grading
import LayoutEngine

/// Proves that no answer passes because an equation is true in the exercise's windows by chance.
///
///     bar.height = 0.1 * card.height           the solution
///     bar.height = 0.1 * bar.width - 12.8      the same in windows that are 128 wider than high
///
/// Each anchor of the views that the solution is about is tied to a number and to every other anchor
/// of the scene, so that the equation is true in the shown windows. If it is true in all windows of the
/// exercise, it has to lead to the wanted layout in ``windows`` others, too; or the grader has to
/// refuse it, in place of the solution's lines about that anchor and besides them.
struct CoincidenceProof {
  /// In how many other windows an equation has to be true.
  private static let windows = 10

  private let exercise: Exercise

  init(_ exercise: Exercise) { self.exercise = exercise }

  /// Counts the equations; there are none where lines aren't to give a layout.
  func run(_ tally: inout ProofTally) {
    guard exercise.takesLines else { return }
    var solutions: [[PreparedExercise]] = []
    for moment in exercise.moments {
      guard let prepared = try? PreparedExercise(moment.unexplained),
        prepared.expectation.frames != nil
      else { return }
      let same = solutions.firstIndex { $0[0].solutionTokens == prepared.solutionTokens }
      if let same { solutions[same].append(prepared) } else { solutions.append([prepared]) }
    }
    for moments in solutions { prove(moments, &tally) }
  }

  /// Proves it about one solution, at all moments at which it is the solution.
  private func prove(_ moments: [PreparedExercise], _ tally: inout ProofTally) {
    let exercise = moments[0].exercise
    let wanted = Expectation(
      cases: moments.flatMap(\.expectation.cases),
      frames: moments.flatMap { $0.expectation.frames ?? [] })
    guard let solution = try? ReadAnswer(Answer(exercise.solution), for: exercise),
      let own = WantedLayout(wanted, of: exercise)
    else { return }
    let elsewhere = Self.elsewhere(exercise)
    guard elsewhere.count >= Self.windows * exercise.directions.count else {
      return tally.add(
        exercise.solution.path, .says("check.coincidence.room", ["count": Self.windows]))
    }
    let isRigid = solution.isRigid
    let ties = TieFitting(exercise, wanted).ties(of: solution)
    for draft in ties {
      guard let tie = try? exercise.ruleSet.constraint(from: draft, in: exercise.scene),
        own.keeps(tie)
      else { continue }
      let miss = elsewhere.first { !$0.layout.keeps(tie) }
      // An equation that follows from the others gives one layout in every window, or in none.
      if miss == nil, isRigid { continue }
      for changed in Self.answers(draft, solution, exercise) {
        guard let other = miss ?? Self.other(changed, own, elsewhere, exercise),
          moments.allSatisfy({ Grading($0).verdict(on: changed.answer) == .passed })
        else { continue }
        return tally.add(Self.error(tie, changed, other, exercise))
      }
    }
    tally.count(.coincidences, ties.count)
  }
}

extension CoincidenceProof {
  /// What the exercise wants in a case that isn't one of its own.
  private struct OtherCase {
    let layoutCase: LayoutCase
    let frames: Frames
    let layout: WantedLayout
  }

  /// The solution with an equation in it.
  private struct ChangedAnswer {
    let answer: Answer
    /// The line in whose place the equation stands; `nil` if it stands besides all of them.
    let place: SourcePlace?
  }

  private static func elsewhere(_ exercise: Exercise) -> [OtherCase] {
    var cases: [OtherCase] = []
    // Not every window has room for the solution, and ten times as many are more than enough.
    for number in 1...10 * windows where cases.count < windows * exercise.directions.count {
      guard let other = try? PreparedExercise(exercise.checkedElsewhere(number)) else { continue }
      for (layoutCase, frames) in zip(other.expectation.cases, other.expectation.frames ?? []) {
        let wanted = Expectation(cases: [layoutCase], frames: [frames])
        guard let layout = WantedLayout(wanted, of: exercise) else { continue }
        cases.append(OtherCase(layoutCase: layoutCase, frames: frames, layout: layout))
      }
    }
    return cases
  }

  /// The solution with the equation in place of each line about its anchor, then besides all lines.
  private static func answers(
    _ tie: ConstraintDraft, _ solution: ReadAnswer, _ exercise: Exercise
  ) -> [ChangedAnswer] {
    let equation = EquationPrinter.equation(for: tie, in: exercise.scene)
    let texts = solution.statements.map(\.text)
    func changed(_ texts: [String], at place: SourcePlace?) -> ChangedAnswer {
      ChangedAnswer(
        answer: Answer(text: texts.joined(separator: "\n"), path: exercise.solution.path),
        place: place)
    }
    var answers: [ChangedAnswer] = []
    for (index, statement) in solution.statements.enumerated() {
      guard case .constraints(let written) = statement.outcome else { continue }
      let drafts = written.compactMap { try? $0.draft(in: exercise.scene) }
      let others = drafts.filter { $0.first != tie.first && $0.second != tie.first }
      guard others.count < drafts.count else { continue }
      var lines = texts
      lines[index] = equation
      lines += others.map { EquationPrinter.equation(for: $0, in: exercise.scene) }
      answers.append(changed(lines, at: statement.range.start))
    }
    return answers + [changed(texts + [equation], at: nil)]
  }

  /// The first case in which an answer that gives the wanted layout in the exercise's own cases
  /// doesn't give it, though each of its lines is satisfied there.
  private static func other(
    _ changed: ChangedAnswer, _ own: WantedLayout, _ elsewhere: [OtherCase], _ exercise: Exercise
  ) -> OtherCase? {
    guard changed.place != nil, let read = try? ReadAnswer(changed.answer, for: exercise),
      own.follows(from: read.lines, in: read.scene)
    else { return nil }
    return elsewhere.first { !$0.layout.follows(from: read.lines, in: read.scene) }
  }

  private static func error(
    _ tie: Constraint, _ changed: ChangedAnswer, _ other: OtherCase, _ exercise: Exercise
  ) -> CourseError {
    let problem = exercise.problem(keeping: [], in: other.layoutCase)
    let value = problem.value(of: tie.first, in: other.frames)
    let wanted = value - problem.violation(of: tie, in: other.frames)
    let difference: Sentence =
      other.layout.keeps(tie)
      ? .says("check.coincidence.layout")
      : .says(
        "check.coincidence.value",
        [
          "anchor": .text(exercise.scene.name(of: tie.first)), "value": .points(value),
          "wanted": .points(wanted),
        ])
    let (layoutCase, scene) = (other.layoutCase.name, exercise.scene)
    let equation = EquationPrinter.equation(for: tie, in: scene)
    return CourseError(
      exercise.solution.path, at: changed.place,
      changed.place == nil
        ? .says(
          "check.coincidence.added",
          [
            "equation": .text(equation), "case": .text(layoutCase),
            "difference": .sentence(difference),
          ])
        : .says(
          "check.coincidence.instead",
          [
            "equation": .text(equation), "case": .text(layoutCase),
            "difference": .sentence(difference),
          ]))
  }
}

extension ReadAnswer {
  /// Whether all lines are required equations, and no content asks for a size.
  fileprivate var isRigid: Bool {
    cases[0].constraints.allSatisfy { $0.relation == .equal && $0.priority.isRequired }
      && scene.items.allSatisfy { $0.intrinsic == IntrinsicSize() }
  }
}

extension PreparedExercise {
  /// What the solution says, without its comments.
  fileprivate var solutionTokens: [[String]] {
    EquationReader.read(exercise.solution.text).statements.map(\.tokens)
  }
}

/// Ties anchors to whatever else is in the scene, so that the shown windows don't show a difference.
struct TieFitting {
  private let exercise: Exercise
  /// The wanted layouts in the shown windows, in the first direction; in the first window alone
  /// where none is shown.
  private let shown: [(problem: LayoutProblem, frames: Frames)]

  init(_ exercise: Exercise, _ wanted: Expectation) {
    self.exercise = exercise
    let all = Array(zip(wanted.cases, wanted.frames ?? []))
    let direct = all.filter { $0.0.direction == wanted.cases.first?.direction }
    let shown = direct.filter { $0.0.isShown }
    self.shown = (shown.isEmpty ? Array(direct.prefix(1)) : shown).map {
      (exercise.problem(keeping: [], in: $0.0), $0.1)
    }
  }

  private var scene: Scene { exercise.scene }

  /// Sizes first, whose equations say the most.
  private static let attributes =
    Attribute.allCases.filter { $0.kind == .size } + Attribute.allCases.filter { $0.kind != .size }

  /// Every equation between an anchor that the solution decides about and another one, or a number,
  /// that is true in all shown windows.
  func ties(of solution: ReadAnswer) -> [ConstraintDraft] {
    let values = scene.ids.flatMap { id in
      Self.attributes.map { attribute in
        let anchor = Anchor(id, attribute)
        return (anchor: anchor, values: shown.map { $0.problem.value(of: anchor, in: $0.frames) })
      }
    }
    let decided = decided(in: solution)
    var ties: [ConstraintDraft] = []
    for first in values where decided.contains(first.anchor) {
      var fitted = [ConstraintDraft(first: first.anchor, relation: .equal, second: nil)]
      fitted[0].constant = first.values[0]
      if first.values.contains(where: { abs($0 - first.values[0]) > Tolerance.points }) {
        fitted = []
      }
      for second in values where first.anchor != second.anchor {
        fitted += Self.fits(first.values, second.values).map { multiplier, constant in
          ConstraintDraft(
            first: first.anchor, relation: .equal, second: second.anchor, multiplier: multiplier,
            constant: constant)
        }
      }
      ties += fitted.filter { exercise.ruleSet.violation(in: $0, scene: scene) == nil }
    }
    return ties
  }

  /// The anchors of the views that the solution decides about: those that its statements name, and
  /// those whose content has a say.
  private func decided(in solution: ReadAnswer) -> Set<Anchor> {
    let named = Set(solution.statements.flatMap(\.itemNames))
    let attributes = Self.attributes.filter { !$0.isMargin }
    return Set(
      scene.ids.flatMap { id -> [Anchor] in
        let item = scene[id]
        guard item.kind == .view, item.parent != nil,
          named.contains(item.name) || item.intrinsic != IntrinsicSize()
        else { return [] }
        return attributes.map { Anchor(id, $0) }
      })
  }

  /// Multipliers with constants that make the first values of the others, in all windows.
  ///
  /// Two windows give both; one gives a constant with the multiplier 1, or a multiplier alone.
  private static func fits(_ first: [Double], _ second: [Double]) -> [(Double, Double)] {
    guard let a = first.first, let b = second.first else { return [] }
    var fits: [(Double, Double)] = [(1, a - b)]
    if a != b, b != 0 { fits.append((a / b, 0)) }
    if let other = second.indices.first(where: { abs(second[$0] - b) > Tolerance.points }) {
      let multiplier = (first[other] - a) / (second[other] - b)
      let constant = a - multiplier * b
      let isNew = abs(multiplier - 1) > Tolerance.same && abs(constant) > Tolerance.points
      if isNew, multiplier != 0 { fits.append((multiplier, constant)) }
    }
    return fits.filter { multiplier, constant in
      zip(first, second).allSatisfy { abs($0 - multiplier * $1 - constant) <= Tolerance.points }
    }
  }
}
