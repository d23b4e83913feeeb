import LayoutEngine

extension LayoutProblem {
  /// The same items without any placement, with a conflict's members as the only constraints.
  ///
  /// What the scene adds by itself becomes an ordinary constraint, so that it can be left out.
  func stating(_ members: [Conflict.Member]) throws -> LayoutProblem {
    var bare = Scene()
    for item in scene.items {
      var item = item
      item.placement = .constraints
      try bare.add(item)
    }
    return LayoutProblem(
      scene: bare, constraints: members.map { statement(of: $0) }, direction: direction)
  }

  private func statement(of member: Conflict.Member) -> Constraint {
    switch member {
    case .constraint(let index): constraints[index]
    case .given(let id, let part), .translated(let id, let part):
      pinned(id, part, share: 0, to: number(of: id, part))
    case .inset(let id, let part):
      pinned(id, part, share: 1, to: number(of: id, part))
    }
  }

  private func pinned(
    _ id: ItemID, _ part: FramePart, share: Double, to number: Double
  ) -> Constraint {
    let attribute: Attribute = part == .x ? .left : part.attribute
    let first = Anchor(id, attribute)
    guard let parent = scene[id].parent, share > 0 || attribute.kind == .position else {
      return Constraint(first, .equal, .length(number))
    }
    return Constraint(
      first, .equal, .anchor(Anchor(parent, attribute), multiplier: 1, constant: number))
  }

  private func number(of id: ItemID, _ part: FramePart) -> Double {
    switch scene[id].placement {
    case .given(let frame), .translated(let frame): frame[part]
    case .inset(let insets):
      switch part {
      case .x: insets.left
      case .y: insets.top
      case .width: -insets.left - insets.right
      case .height: -insets.top - insets.bottom
      }
    case .constraints: .nan
    }
  }
}
