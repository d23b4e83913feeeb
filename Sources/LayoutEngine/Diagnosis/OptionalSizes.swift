/// The widths and heights to choose where several are equally good.
struct OptionalSizes {
  private let problem: LayoutProblem
  /// The numbers that optional equations ask for, such as `Red.width = 80 @500`; collected when the
  /// first ambiguous number is found.
  private lazy var lengths: [Int32: [Double]] = lengthsOfFrames()

  init(_ problem: LayoutProblem) { self.problem = problem }

  /// What the problem's scene reads otherwise.
  var factReadOtherwise: UnverifiedFact? { problem.scene.factReadOtherwise }

  /// The number to choose in a range; `nil` if it is no size, or nothing says which.
  ///
  /// It is the nearest to what a constraint asks for, and the least of several such numbers. A view
  /// with content is otherwise as large as it may be: of two that hug equally, the first stretches,
  /// and of two that resist compression equally, the last one shrinks.
  /// Source: docs/SEMANTICS.md, S7.6.
  ///
  /// - Complexity: O(numbers for the unknown), the first time O(constraints).
  mutating func choice(for unknown: Int, in extent: Extent) -> Double? {
    if let asked = lengths[Int32(unknown)] {
      return asked.lazy.map { min(max($0, extent.lowest), extent.highest) }.min()
    }
    let (item, part) = FramePart.part(ofUnknown: unknown)
    guard part.isSize, extent.highest.isFinite, problem.scene[item].intrinsic[part.axis] != nil
    else { return nil }
    return extent.highest
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
