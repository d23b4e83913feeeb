import LayoutEngine

extension SceneReading {
  /// What the scene says about an item without any constraint.
  func said(about id: ItemID) throws(Fraction.Overflow) -> [Said] {
    var said: [Said] = []
    for axis in Axis.allCases {
      let size = try length(of: id, axis)
      if !isInset(id) {
        said.append(
          Said(member: nil, statement: .init(sum: size, relation: .greaterThanOrEqual, level: 0)))
      }
      if scene[id].parent == nil {
        let start = try frameEdge(.near(axis), of: id)
        said.append(Said(member: nil, statement: .init(sum: start, relation: .equal, level: 0)))
      }
      said += try placement(of: id, along: axis)
      said += try content(of: id, size: size, along: axis)
    }
    return said
  }

  private func placement(
    of id: ItemID, along axis: Axis
  ) throws(Fraction.Overflow) -> [Said] {
    let near = try frameEdge(.near(axis), of: id) - origin(around: id, axis)
    let size = try frameLength(of: id, axis)
    let (position, length) = (FramePart.position(along: axis), FramePart.size(along: axis))
    switch scene[id].placement {
    case .constraints: return []
    case .given(let frame):
      let isSize = try equal(size, frame[length], .given(id, length))
      // A root begins at 0 whatever its frame says.
      if scene[id].parent == nil { return [isSize] }
      return [try equal(near, frame[position], .given(id, position)), isSize]
    case .translated(let frame, let mask, let old):
      guard let parent = scene[id].parent else {
        return [try equal(size, frame[length], .translated(id, length))]
      }
      let springs = try Springs(frame, mask, in: old, along: axis)
      let whole = try frameLength(of: parent, axis)
      return try masked(id, near, size, in: whole, from: (frame, old), springs, along: axis)
    case .inset(let insets):
      guard let owner = scene[id].parent else { return [] }
      let (start, end) =
        axis == .horizontal ? (insets.left, insets.right) : (insets.top, insets.bottom)
      let less = try frameLength(of: owner, axis) - size
      return [
        try equal(near, start, .inset(id, position)),
        try equal(less, start + end, .inset(id, length)),
      ]
    case .content: return [try equal(near, 0, .inset(id, position))]
    }
  }

  /// Where springs and struts take a frame that was set when its superview had an old size.
  private func masked(
    _ id: ItemID, _ near: ExactSum, _ size: ExactSum, in whole: ExactSum,
    from start: (frame: Rect, superview: Size), _ springs: Springs, along axis: Axis
  ) throws(Fraction.Overflow) -> [Said] {
    let (position, length) = (FramePart.position(along: axis), FramePart.size(along: axis))
    let old = (
      near: start.frame[position], size: start.frame[length], whole: start.superview[axis]
    )
    let change = try whole + Fraction(-old.whole)
    let moved = try near - (try change * springs.before)
    let grown = try size - (try change * springs.size)
    var kept = [
      try equal(moved, old.near, .translated(id, position)),
      try equal(grown, old.size, .translated(id, length)),
    ]
    // A far margin that keeps its length is stated as such, in place of what follows from it.
    if let part = springs.heldByRest {
      let rest = try whole - near - size
      kept[part == .near ? 0 : 1] = try equal(
        rest, old.whole - old.near - old.size,
        .translated(id, part == .near ? position : length))
    }
    return kept
  }

  private func content(
    of id: ItemID, size: ExactSum, along axis: Axis
  ) throws(Fraction.Overflow) -> [Said] {
    let item = scene[id]
    guard let wanted = item.intrinsic[axis] else { return [] }
    let beyond = try size + Fraction(wanted).negated
    return [
      Said(
        member: .hugging(id, axis),
        statement: .init(
          sum: beyond, relation: .lessThanOrEqual, level: level(of: item.hugging[axis]))),
      Said(
        member: .compression(id, axis),
        statement: .init(
          sum: beyond, relation: .greaterThanOrEqual, level: level(of: item.compression[axis]))),
    ]
  }

  /// 0 for what is required, then 1 for the highest priority that isn't.
  func level(of priority: Priority) -> Int {
    (priorities.firstIndex(of: priority) ?? -1) + 1
  }

  private func equal(
    _ sum: ExactSum, _ number: Double, _ member: Conflict.Member
  ) throws(Fraction.Overflow) -> Said {
    let off = try sum + Fraction(number).negated
    return Said(member: member, statement: .init(sum: off, relation: .equal, level: 0))
  }
}

/// What part of its superview's change goes to a view's near margin, and what to its size.
private struct Springs {
  /// What a conflict calls the fixed far margin of a view.
  enum Part { case near, size }

  let before: Fraction
  let size: Fraction
  /// The part for which the far margin stands in, if that is fixed and something else isn't.
  let heldByRest: Part?

  /// The flexible parts share in proportion to what they were, or equally if that adds up to 0.
  init(
    _ frame: Rect, _ mask: AutoresizingMask, in old: Size, along axis: Axis
  ) throws(Fraction.Overflow) {
    let bits: [AutoresizingMask] =
      axis == .horizontal
      ? [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin]
      : [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin]
    let start = try Fraction(frame[.position(along: axis)])
    let length = try Fraction(frame[.size(along: axis)])
    let rest = try Fraction(old[axis]) - start - length
    let flexible = zip(bits, [start, length, rest]).filter { mask.contains($0.0) }
    var sum = Fraction.zero
    for (_, part) in flexible { sum = try sum + part }
    func share(_ bit: AutoresizingMask, _ part: Fraction) throws(Fraction.Overflow) -> Fraction {
      guard mask.contains(bit) else { return .zero }
      return sum.isZero ? try Fraction(1, over: flexible.count) : try part / sum
    }
    before = try share(bits[0], start)
    size = try share(bits[1], length)
    if mask.contains(bits[2]) || flexible.isEmpty {
      heldByRest = nil
    } else {
      heldByRest = mask.contains(bits[0]) ? .near : .size
    }
  }
}
