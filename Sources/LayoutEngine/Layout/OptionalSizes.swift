/// The numbers that optional equations ask for widths and heights, such as `Red.width = 80 @500`.
struct OptionalSizes {
  private let problem: LayoutProblem
  /// The numbers for each unknown; collected when the first ambiguous number is found.
  private lazy var lengths: [Int32: [Double]] = lengthsOfFrames()

  init(_ problem: LayoutProblem) { self.problem = problem }

  /// The number in a range that is nearest to what a constraint asks for; the least of several.
  ///
  /// - Complexity: O(numbers for the unknown), the first time O(constraints).
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
