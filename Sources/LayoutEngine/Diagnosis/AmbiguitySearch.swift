/// Looks for what a layout leaves open.
struct AmbiguitySearch {
  let problem: LayoutProblem
  /// Some layout that is as good as any.
  let optimum: LinearOptimum

  /// How far a number without an end is moved to show that it is free, in points.
  ///
  /// Far enough to be seen in a drawing of a small window, near enough to stay in it.
  static let nudge = 40.0

  /// What is free, with a second layout as proof.
  ///
  /// - Parameter frames: The layout chosen by the tie rule.
  /// - Returns: `nil` if nothing is free.
  /// - Throws: ``SolverError`` if the arithmetic gives way.
  func ambiguity(besides frames: Frames) throws(SolverError) -> Ambiguity? {
    if optimum.isCertainlyUnique { return nil }
    let freedoms = try freedoms()
    guard let first = freedoms.first else { return nil }
    var other = optimum
    let unknown = Int(first.part.unknown(of: first.item))
    try other.fix(unknown, at: Self.otherValue(of: first, than: frames[first.item][first.part]))
    try other.settle(SizeWishes(problem))
    return Ambiguity(
      freedoms: freedoms, witness: frames, otherWitness: Frames(values: other.values))
  }

  private func freedoms() throws(SolverError) -> [Ambiguity.Freedom] {
    var freedoms: [Ambiguity.Freedom] = []
    let scene = problem.scene
    var work = Work()
    for id in scene.ids {
      // A guide with fixed insets moves only when its owner does, which is said of the owner.
      if case .inset = scene[id].placement, scene[id].parent != nil { continue }
      for part in [FramePart.width, .height, .x, .y] {
        let unknown = Int(part.unknown(of: id))
        guard optimum.mayMove(unknown) else { continue }
        let extent = try optimum.extent(of: unknown, &work)
        guard extent.isOpen else { continue }
        freedoms.append(
          Ambiguity.Freedom(
            item: id, part: part, lowest: extent.lowest, highest: extent.highest))
      }
    }
    return freedoms
  }

  /// A value that differs readably: the farther end, or a step away if there is none.
  private static func otherValue(of freedom: Ambiguity.Freedom, than value: Double) -> Double {
    switch (freedom.lowest.isFinite, freedom.highest.isFinite) {
    case (true, true):
      freedom.highest - value >= value - freedom.lowest ? freedom.highest : freedom.lowest
    case (_, false): value + nudge
    case (false, true): value - nudge
    }
  }
}
