/// The numbers that lines wish for widths and heights, without insisting on them.
struct SizeWishes {
  private let problem: LayoutProblem

  init(_ problem: LayoutProblem) { self.problem = problem }

  /// The number in an extent that is nearest to what is wished for an unknown, the least of several;
  /// `nil` if nobody wishes for one.
  ///
  /// - Complexity: O(*n*) in the number of constraints; it is asked for numbers that are open.
  func least(for unknown: Int, in extent: Extent) -> Double? {
    problem.constraints.lazy.compactMap { wish(in: $0, for: unknown) }
      .map { min(max($0, extent.lowest), extent.highest) }.min()
  }

  /// The length of a frame that a constraint wishes for.
  private func wish(in constraint: Constraint, for unknown: Int) -> Double? {
    let anchor = constraint.first
    let axis = anchor.attribute.axis
    guard constraint.relation == .equal, !constraint.priority.isRequired,
      case .length(let points) = constraint.second, anchor.attribute.kind == .size,
      FramePart.size(along: axis).unknown(of: anchor.item) == unknown
    else { return nil }
    let insets = problem.scene[anchor.item].alignmentInsets
    return points + insets.before(along: axis) + insets.after(along: axis)
  }
}
