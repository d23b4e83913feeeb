/// Looks for the numbers that a layout's constraints don't determine.
struct AmbiguitySearch {
  let problem: LayoutProblem
  /// One of the optimal layouts.
  let optimum: LinearOptimum

  /// How far an unbounded number is moved to show that it is ambiguous, in points.
  ///
  /// Far enough to be seen in a drawing of a small window, and near enough to stay inside it.
  static let nudge = 40.0

  /// The undetermined numbers, with a second layout as proof.
  ///
  /// - Parameter frames: The layout that the tie rule chose.
  /// - Returns: `nil` if the layout is unique.
  /// - Throws: ``SolverError`` if the arithmetic fails.
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
