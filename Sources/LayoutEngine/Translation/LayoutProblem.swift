/// Everything that determines a layout: the items, the constraints and the reading direction.
package struct LayoutProblem: Sendable {
  /// The items; the window is the scene's first one.
  package var scene: Scene
  /// The constraints, in the order in which they were written.
  package var constraints: [Constraint]
  package var direction: LayoutDirection
  /// How far each search may go; answers are solved many times, and some are written to take long.
  package var workLimit: WorkLimit

  package init(
    scene: Scene, constraints: [Constraint], direction: LayoutDirection = .leftToRight,
    workLimit: WorkLimit = .usual
  ) {
    self.scene = scene
    self.constraints = constraints
    self.direction = direction
    self.workLimit = workLimit
  }
}

extension LayoutProblem {
  private var translation: Translation { Translation(scene: scene, direction: direction) }

  /// By how many points frames violate a constraint: first - (m * second + c).
  ///
  ///     Red.width >= 80     with a width of 70: -10; with 80 or more: 0
  ///
  /// A positive number means that the first anchor is too large. It is infinity if an item isn't in
  /// the scene, or if the two items are in different trees.
  package func violation(of constraint: Constraint, in frames: Frames) -> Double {
    guard frames.count == scene.items.count,
      let difference = try? translation.difference(of: constraint, index: 0)
    else { return .infinity }
    return constraint.relation.violation(of: frames.value(of: difference))
  }

  /// Whether frames satisfy a constraint, within ``Tolerance/points``.
  package func isSatisfied(_ constraint: Constraint, in frames: Frames) -> Bool {
    abs(violation(of: constraint, in: frames)) <= Tolerance.points
  }

  /// The value of an anchor as people are told it, and drawings show it: in the window.
  ///
  /// Leading, trailing and centres count from the window's leading edge, left and right from its
  /// left edge, and vertical positions from its top edge, however deep the item lies. Not a number
  /// if the item isn't in the scene.
  package func value(of anchor: Anchor, in frames: Frames) -> Double {
    guard scene.contains(anchor.item), frames.count == scene.items.count else { return .nan }
    var root = anchor.item
    while let parent = scene[root].parent { root = parent }
    // With a leading edge as partner, a centre counts from the leading side, too.
    return frames.value(of: translation.measure(anchor, in: root, partner: .leading))
  }
}

extension Frames {
  func value(of expression: Affine) -> Double {
    var sum = expression.constant
    for term in expression.terms {
      let item = ItemID(index: term.variable / 4)
      guard let part = FramePart(rawValue: Int(term.variable % 4)) else { continue }
      sum += term.coefficient * self[item][part]
    }
    return sum
  }
}
