/// The numbers that nothing determines in an ambiguous layout, with two layouts as proof.
package struct Ambiguity: Hashable, Sendable {
  /// A number of a frame that the constraints don't determine, and the range of its values.
  package struct Range: Hashable, Sendable {
    package let item: ItemID
    package let part: FramePart
    /// The smallest value it can have in points; minus infinity if there is none.
    package let lowest: Double
    /// The largest value it can have in points; infinity if there is none.
    package let highest: Double

    package init(item: ItemID, part: FramePart, lowest: Double, highest: Double) {
      self.item = item
      self.part = part
      self.lowest = lowest
      self.highest = highest
    }
  }

  /// All undetermined numbers, by item and then in the order width, height, x, y.
  ///
  /// Sizes come first because an undetermined size usually makes a position undetermined, too.
  package let ranges: [Range]
  /// A layout that satisfies the constraints as well as any other.
  package let witness: Frames
  /// Another such layout, in which the first undetermined number has another value.
  package let otherWitness: Frames

  package init(ranges: [Range], witness: Frames, otherWitness: Frames) {
    self.ranges = ranges
    self.witness = witness
    self.otherWitness = otherWitness
  }
}

/// Looks for the numbers that a layout's constraints don't determine.
struct AmbiguitySearch {
  let problem: LayoutProblem
  let optimum: LinearOptimum

  /// How far an unbounded number is moved to show that it is ambiguous, in points.
  ///
  /// Far enough to be seen in a drawing of a small window, and near enough to stay inside it.
  static let nudge = 40.0

  /// The undetermined numbers, with a second layout as proof.
  ///
  /// - Returns: `nil` if the layout is unique.
  func ambiguity(besides frames: Frames) throws(SolverError) -> Ambiguity? {
    if optimum.isCertainlyUnique { return nil }
    let ranges = try ranges()
    guard let first = ranges.first else { return nil }
    var other = optimum
    let unknown = Int(first.part.unknown(of: first.item))
    try other.fix(unknown, at: Self.otherValue(of: first, than: frames[first.item][first.part]))
    try other.settle(OptionalSizes(problem))
    return Ambiguity(
      ranges: ranges, witness: frames, otherWitness: Frames(values: other.values))
  }

  private func ranges() throws(SolverError) -> [Ambiguity.Range] {
    var ranges: [Ambiguity.Range] = []
    let scene = problem.scene
    var work = problem.workLimit
    var search = optimum
    for id in scene.ids {
      // A guide with fixed insets only moves with its owner, for which it is reported.
      if case .inset = scene[id].placement, scene[id].parent != nil { continue }
      for part in [FramePart.width, .height, .x, .y] {
        let unknown = Int(part.unknown(of: id))
        guard optimum.mayVary(unknown) else { continue }
        let extent = try search.search(
          extentOf: [LinearProblem.Term(Int32(unknown), 1)], &work)
        guard extent.isOpen else { continue }
        ranges.append(
          Ambiguity.Range(
            item: id, part: part, lowest: extent.lowest, highest: extent.highest))
      }
    }
    return ranges
  }

  /// A visibly different value: the farther end of the range, or a step away if it is unbounded.
  private static func otherValue(of range: Ambiguity.Range, than value: Double) -> Double {
    switch (range.lowest.isFinite, range.highest.isFinite) {
    case (true, true):
      range.highest - value >= value - range.lowest ? range.highest : range.lowest
    case (_, false): value + nudge
    case (false, true): value - nudge
    }
  }
}
