import Course
import Grading
import LayoutEngine

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
