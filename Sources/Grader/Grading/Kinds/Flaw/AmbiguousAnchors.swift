import LayoutEngine

/// The anchors that constraints don't determine, named for either reading direction.
///
/// The solver's unknowns count from the left. So if the direction is right-to-left and the width of
/// a view is ambiguous, its left edge is too, although its leading edge isn't. An optional constraint
/// with a priority below all others decides that case: it can move only an ambiguous edge.
struct AmbiguousAnchors {
  private let problem: LayoutProblem
  private let ambiguity: Ambiguity

  init(in problem: LayoutProblem, _ ambiguity: Ambiguity) {
    self.problem = problem
    self.ambiguity = ambiguity
  }

  /// The ambiguous anchors by item, each in the order width, height, leading, top.
  ///
  /// - Throws: ``SolverError`` if the arithmetic gives way.
  func anchors() throws(SolverError) -> [Anchor] {
    var anchors: [Anchor] = []
    for id in problem.scene.ids.dropFirst() {
      for part in [FramePart.width, .height, .x, .y] {
        let anchor = Anchor(id, part.attribute)
        let isAmbiguous =
          part == .x && problem.direction == .rightToLeft
          ? try isMoved(anchor)
          : ambiguity.ranges.contains { $0.item == id && $0.part == part }
        if isAmbiguous { anchors.append(anchor) }
      }
    }
    return anchors
  }

  /// Whether an optional constraint moves a leading edge away from where the witness has it.
  private func isMoved(_ anchor: Anchor) throws(SolverError) -> Bool {
    guard let owner = problem.scene[anchor.item].parent else { return false }
    for distance in [Self.step, -Self.step] {
      if try moves(anchor, by: distance, from: Anchor(owner, .leading)) { return true }
    }
    return false
  }

  /// How far the optional constraint moves the edge, in points.
  private static let step = 40.0

  private func moves(
    _ anchor: Anchor, by distance: Double, from edge: Anchor
  ) throws(SolverError) -> Bool {
    let origin = Constraint(anchor, .equal, .anchor(edge, multiplier: 1, constant: 0))
    let before = problem.violation(of: origin, in: ambiguity.witness)
    var probing = problem
    probing.constraints.append(
      Constraint(
        anchor, .equal, .anchor(edge, multiplier: 1, constant: before + distance),
        priority: weakest))
    guard let frames = try LayoutSolver.frames(of: probing) else { return false }
    return abs(problem.violation(of: origin, in: frames) - before) > Tolerance.points
  }

  /// A priority below every other one of the problem.
  private var weakest: Priority {
    let content = problem.scene.items.flatMap { item in
      Axis.allCases.flatMap { [item.hugging[$0], item.compression[$0]] }
    }
    let least = (problem.constraints.map { $0.priority } + content).min() ?? .required
    return Priority(least.value / 2) ?? least
  }
}
