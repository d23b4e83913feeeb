extension LayoutProblem {
  private var translation: Translation { Translation(scene: scene, direction: direction) }

  /// By how much frames miss a constraint, in points: first - (m * second + c).
  ///
  ///     Red.width >= 80     with a width of 70: -10; with 80 or more: 0
  ///
  /// Positive means that the first anchor is too large. Infinity if the constraint has no meaning
  /// in this scene: an item that isn't there, or two in different trees.
  package func violation(of constraint: Constraint, in frames: Frames) -> Double {
    guard frames.count == scene.items.count,
      let difference = try? translation.difference(of: constraint, index: 0)
    else { return .infinity }
    return constraint.relation.violation(of: frames.value(of: difference))
  }

  /// Whether frames keep a constraint, within ``Tolerance/points``.
  package func holds(_ constraint: Constraint, in frames: Frames) -> Bool {
    abs(violation(of: constraint, in: frames)) <= Tolerance.points
  }

  /// Where an anchor is, as people are told and as drawings show it: in points inside the window.
  ///
  /// Counted from the window's leading edge for leading, trailing and centres, from its left edge
  /// for left and right, from its top edge for vertical positions, however deep the item lies. Sizes
  /// are what they are. Not a number if the item isn't one of the scene's.
  package func value(of anchor: Anchor, in frames: Frames) -> Double {
    guard scene.contains(anchor.item), frames.count == scene.items.count else { return .nan }
    var root = anchor.item
    while let parent = scene[root].parent { root = parent }
    // Beside a leading edge a centre counts from the leading side, too.
    return frames.value(of: translation.measure(anchor, in: root, partner: .leading))
  }
}

extension Frames {
  /// A sum of unknowns with the frames' numbers put in.
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
