import Course
import LayoutEngine

/// Finds a line that follows from the others and adds nothing.
///
/// Inequalities are left alone unless they are written twice: that one isn't needed in the windows
/// that are checked doesn't mean that it is needed in none.
struct IndependenceSearch {
  private let prepared: PreparedExercise
  private let answer: ReadAnswer
  private let wanted: WantedLayout

  /// `nil` if the exercise wants no layout.
  init?(_ prepared: PreparedExercise, _ answer: ReadAnswer) {
    guard let wanted = prepared.wantedLayout else { return nil }
    self.wanted = wanted
    self.prepared = prepared
    self.answer = answer
  }

  /// What to say about the last line that adds nothing and that the solution does without.
  func note() -> Note? {
    let areIndependent = areIndependentByCount
    for statement in answer.statements.reversed() {
      let own = answer.lines.filter { $0.origin.answerRange == statement.range }
      guard !own.isEmpty, own.allSatisfy({ $0.priority.isRequired }), isFree(statement) else {
        continue
      }
      if let twin = twin(of: own) {
        return .repeats(line: statement.range.line, twin)
      }
      guard !areIndependent, own.allSatisfy({ $0.relation == .equal }) else { continue }
      let others = answer.lines.filter {
        $0.priority.isRequired && $0.origin.answerRange != statement.range
      }
      guard canDecideAll(others), !isInSolution(own) else { continue }
      if wanted.follows(from: others, in: answer.scene), let reasons = reasons(for: own, in: others)
      {
        return .follows(line: statement.range.line, reasons)
      }
    }
    return nil
  }

  /// Whether there are as many lines and wanted sizes as unknowns.
  ///
  /// None of them decides more than one, so with fewer there is more than one layout; no solver has
  /// to be asked.
  private func canDecideAll(_ lines: [Constraint]) -> Bool {
    let unknown = answer.scene.items.filter { $0.placement == .constraints }
    let contentSizes = unknown.reduce(0) {
      $0 + ($1.intrinsic.width == nil ? 0 : 1) + ($1.intrinsic.height == nil ? 0 : 1)
    }
    return prepared.exercise.givenConstraints.count + lines.count + contentSizes
      >= unknown.count * FramePart.allCases.count
  }

  /// Whether the form of the exercise does without a statement.
  private func isFree(_ statement: WrittenStatement) -> Bool {
    guard let template = prepared.template else { return true }
    return template.firstChange(in: answer.statements.filter { $0 != statement }) == nil
  }

  /// Whether the solution states the same, which may have more lines than it needs.
  ///
  /// Where a conflict has to be mended in one line, the others stay, needed or not.
  private func isInSolution(_ own: [Constraint]) -> Bool {
    let parts = prepared.courseLines.solutionParts
    return own.allSatisfy { parts.contains(.constraints([CanonicalForm($0)])) }
  }

  /// An earlier or given line that states the same as a line's only constraint.
  private func twin(of own: [Constraint]) -> Constraint? {
    guard own.count == 1, let line = own.first else { return nil }
    let form = CanonicalForm(line)
    return (answer.lines + prepared.exercise.givenConstraints).first {
      $0.origin != line.origin && CanonicalForm($0).matches(form)
    }
  }

  /// Whether there are no more equations than unknowns.
  ///
  /// They have one solution, so each of them is needed; no solver has to be asked.
  private var areIndependentByCount: Bool {
    let all = prepared.exercise.givenConstraints + answer.lines
    let views = answer.scene.items.dropFirst()
    return all.allSatisfy { $0.priority.isRequired && $0.relation == .equal }
      && views.allSatisfy { $0.placement == .constraints && $0.intrinsic == IntrinsicSize() }
      && all.count <= views.count * FramePart.allCases.count
  }
}

extension IndependenceSearch {
  /// The statements that a line follows from.
  ///
  /// `nil` if it can be off, so that it doesn't follow after all: it may be an optional line, or
  /// what a view contains, that puts the view where the line says.
  private func reasons(for own: [Constraint], in others: [Constraint]) -> Note.Reasons? {
    guard let layoutCase = prepared.expectation.cases.first else { return nil }
    let all = prepared.exercise.givenConstraints + others
    let problem = answer.scene.problem(keeping: all, in: layoutCase)
    var members: [Conflict.Member] = []
    for line in own {
      guard let reasons = try? LayoutSolver.reasons(for: line, in: problem) else { return nil }
      members += reasons
    }
    return reasons(members, among: all)
  }

  /// The learner's lines in their order, then the given ones; the scene only if there is no other.
  private func reasons(
    _ members: [Conflict.Member], among constraints: [Constraint]
  ) -> Note.Reasons {
    let lines = constraints.indices.filter { members.contains(.constraint($0)) }
      .map { constraints[$0] }
    if lines.isEmpty { return .scene(members.first) }
    let isWritten = { (line: Constraint) in line.origin.answerRange != nil }
    return .constraints(lines.filter(isWritten) + lines.filter { !isWritten($0) })
  }
}
