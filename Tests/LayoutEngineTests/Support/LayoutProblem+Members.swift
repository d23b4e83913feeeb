import LayoutEngine

extension LayoutProblem {
  /// The same items without placement and content, with a conflict's members as constraints.
  ///
  /// What the scene adds by itself becomes an ordinary constraint, so that it can be left out.
  func stating(_ members: [Conflict.Member]) throws -> LayoutProblem {
    var bare = Scene()
    for item in scene.items {
      var item = item
      item.placement = .constraints
      item.intrinsic = IntrinsicSize()
      try bare.add(item)
    }
    return LayoutProblem(
      scene: bare, constraints: members.map { statement(of: $0) }, direction: direction)
  }

  /// The problem with what content asks for written as constraints.
  func statingContent() throws -> LayoutProblem {
    var bare = Scene()
    var written = constraints
    for (id, item) in zip(scene.ids, scene.items) {
      for axis in Axis.allCases where item.intrinsic[axis] != nil {
        written += [Conflict.Member.hugging(id, axis), .compression(id, axis)].map {
          statement(of: $0)
        }
      }
      var item = item
      item.intrinsic = IntrinsicSize()
      try bare.add(item)
    }
    return LayoutProblem(scene: bare, constraints: written, direction: direction)
  }

  private func statement(of member: Conflict.Member) -> Constraint {
    switch member {
    case .constraint(let index): constraints[index]
    case .given(let id, let part):
      pinned(id, part, share: 0, to: number(of: id, part))
    case .translated(let id, let part): translated(id, part)
    case .hugging(let id, let axis):
      content(id, axis, .lessThanOrEqual, priority: scene[id].hugging[axis])
    case .compression(let id, let axis):
      content(id, axis, .greaterThanOrEqual, priority: scene[id].compression[axis])
    case .inset(let id, let part):
      pinned(id, part, share: 1, to: number(of: id, part))
    }
  }

  private func content(
    _ id: ItemID, _ axis: Axis, _ relation: Relation, priority: Priority
  ) -> Constraint {
    Constraint(
      Anchor(id, FramePart.size(along: axis).attribute), relation,
      .length(scene[id].intrinsic[axis] ?? .nan), priority: priority)
  }

  private func translated(_ id: ItemID, _ part: FramePart) -> Constraint {
    guard let parent = scene[id].parent,
      case .translated(let frame, let mask, let size) = scene[id].placement,
      let equation = mask.equations(for: frame, in: size).first(where: { $0.part == part })
    else { return pinned(id, part, share: 0, to: number(of: id, part)) }
    let first = Anchor(id, part == .x ? .left : part.attribute)
    let extent = Anchor(parent, FramePart.size(along: part.axis).attribute)
    switch equation.form {
    case .fixed(let points): return pinned(id, part, share: 0, to: points)
    case .share(let multiplier, let constant):
      return Constraint(
        first, .equal, .anchor(extent, multiplier: multiplier, constant: constant))
    case .farEdge(let distance):
      let edge: Attribute = part.axis == .horizontal ? .right : .bottom
      return Constraint(
        Anchor(id, edge), .equal,
        .anchor(Anchor(parent, edge), multiplier: 1, constant: -distance))
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
    case .given(let frame), .translated(let frame, _, _): frame[part]
    case .inset(let insets):
      switch part {
      case .x: insets.left
      case .y: insets.top
      case .width: -insets.left - insets.right
      case .height: -insets.top - insets.bottom
      }
    case .content: 0
    case .constraints: .nan
    }
  }
}
