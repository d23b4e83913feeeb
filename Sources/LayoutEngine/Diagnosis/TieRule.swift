extension LinearOptimum {
  /// Chooses one of all optima, always the same one: the tie rule.
  ///
  /// The rule fixes unknown after unknown, item by item in the order width, height, x, y:
  ///
  ///     no bound on either side    0               a view that nothing places is at 0
  ///     one bound                  the bound       a single inequality becomes exactly tight
  ///     two bounds                 least |value|   200 <= v.width <= 400 gives 200
  ///
  /// Two kinds of sizes don't follow this table. If an optional equation sets a size, the rule
  /// takes the number of the equation, or the nearest number in the range. For example, a view's
  /// content hugs 60 points, and a constraint of the same priority sets the width to 100. Then
  /// every width from 60 to 100 is equally good, and the rule takes 100, as a device does. Source:
  /// docs/SEMANTICS.md, S8.4. Any other size of a view with content becomes the largest in its
  /// range: of several equal views the first stretches, and the last one shrinks. Source: S7.6.
  ///
  /// A view's width has the lower bound 0, so `v.width <= 400` alone gives 0. Sizes come first, so
  /// that `v.right >= 377` alone moves an empty view and doesn't stretch it, as on a device.
  /// Positions count from the parent. Source: docs/SEMANTICS.md, S8.3.
  ///
  /// - Parameter sizes: The sizes that come before the three.
  /// - Throws: ``SolverError`` if the arithmetic fails.
  mutating func settle(_ sizes: OptionalSizes) throws(SolverError) {
    var work = problem.workLimit
    var sizes = sizes
    for place in values.indices {
      let variable = FramePart.unknown(settledAt: place, reading: sizes.factReadOtherwise)
      guard mayVary(variable) else { continue }
      let extent = try search(extentOf: [LinearProblem.Term(Int32(variable), 1)], &work)
      guard extent.isOpen else {
        setFinalValue(of: variable, to: extent.defaultValue)
        continue
      }
      let value = sizes.choice(for: variable, in: extent) ?? extent.defaultValue
      try fix(variable, at: value, &work)
      setFinalValue(of: variable, to: value)
    }
    values = try checkedValues()
  }
}

extension Extent {
  /// The value that the tie rule takes if no optional equation asks for one.
  var defaultValue: Double {
    switch (lowest.isFinite, highest.isFinite) {
    case (false, false): 0
    case (true, false): lowest
    case (false, true): highest
    case (true, true): min(max(0, lowest), highest)
    }
  }
}

/// The widths and heights to choose where several are equally good.
struct OptionalSizes {
  private let problem: LayoutProblem
  /// The numbers that optional equations ask for, such as `Red.width = 80 @500`; collected when the
  /// first ambiguous number is found.
  private lazy var lengths: [Int32: [Double]] = lengthsOfFrames()

  init(_ problem: LayoutProblem) { self.problem = problem }

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
