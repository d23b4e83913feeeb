/// The numbers that lines wish for widths and heights, without insisting on them.
struct SizeWishes {
  private let problem: LayoutProblem
  /// What is wished for each unknown; made when a number is first found to be open.
  private lazy var lengths: [Int32: [Double]] = lengthsOfFrames()

  init(_ problem: LayoutProblem) { self.problem = problem }

  /// The number in an extent that is nearest to what is wished for an unknown, the least of several;
  /// `nil` if nobody wishes for one.
  ///
  /// - Complexity: O(wishes for the unknown), the first time O(constraints).
  mutating func least(for unknown: Int, in extent: Extent) -> Double? {
    lengths[Int32(unknown)]?.lazy.map { min(max($0, extent.lowest), extent.highest) }.min()
  }

  private func lengthsOfFrames() -> [Int32: [Double]] {
    var lengths: [Int32: [Double]] = [:]
    for constraint in problem.constraints
    where constraint.relation == .equal && !constraint.priority.isRequired {
      let (anchor, axis) = (constraint.first, constraint.first.attribute.axis)
      guard case .length(let points) = constraint.second, anchor.attribute.kind == .size else {
        continue
      }
      let insets = problem.scene[anchor.item].alignmentInsets
      lengths[FramePart.size(along: axis).unknown(of: anchor.item), default: []].append(
        points + insets.before(along: axis) + insets.after(along: axis))
    }
    return lengths
  }
}
