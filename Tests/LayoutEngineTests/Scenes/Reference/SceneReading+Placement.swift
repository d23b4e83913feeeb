import LayoutEngine

extension SceneReading {
  /// What the scene says about an item without any constraint.
  func statements(about id: ItemID) throws(Fraction.Overflow) -> [ExactProgram.Statement] {
    var statements: [ExactProgram.Statement] = []
    for axis in Axis.allCases {
      let size = try length(of: id, axis)
      statements.append(.init(sum: size, relation: .greaterThanOrEqual, level: 0))
      if scene[id].parent == nil {
        let start = try frameEdge(.near(axis), of: id)
        statements.append(.init(sum: start, relation: .equal, level: 0))
      }
      statements += try placement(of: id, along: axis)
      statements += try content(of: id, size: size, along: axis)
    }
    return statements
  }

  private func placement(
    of id: ItemID, along axis: Axis
  ) throws(Fraction.Overflow) -> [ExactProgram.Statement] {
    let near = try frameEdge(.near(axis), of: id) - origin(around: id, axis)
    let size = try frameLength(of: id, axis)
    switch scene[id].placement {
    case .constraints: return []
    case .given(let frame):
      // A root begins at 0 whatever its frame says.
      let isRoot = scene[id].parent == nil
      return [try equal(size, frame[.size(along: axis)])]
        + (isRoot ? [] : [try equal(near, frame[.position(along: axis)])])
    case .translated(let frame, let mask, let old):
      let isRoot = scene[id].parent == nil
      guard let parent = scene[id].parent, !isRoot else {
        return [try equal(size, frame[.size(along: axis)])]
      }
      let springs = try Springs(frame, mask, in: old, along: axis)
      var change = try frameLength(of: parent, axis)
      change.constant = try change.constant - Fraction(old[axis])
      let start = try near - (try change * springs.before)
      let length = try size - (try change * springs.size)
      return [
        try equal(start, frame[.position(along: axis)]),
        try equal(length, frame[.size(along: axis)]),
      ]
    case .inset(let insets):
      guard let owner = scene[id].parent else { return [] }
      let (start, end) =
        axis == .horizontal ? (insets.left, insets.right) : (insets.top, insets.bottom)
      let rest = try frameEdge(.far(axis), of: owner) - frameEdge(.far(axis), of: id)
      return [try equal(near, start), try equal(rest, end)]
    case .content:
      return [try equal(near, 0)]
    }
  }

  private func content(
    of id: ItemID, size: ExactSum, along axis: Axis
  ) throws(Fraction.Overflow) -> [ExactProgram.Statement] {
    let item = scene[id]
    guard let wanted = item.intrinsic[axis] else { return [] }
    let beyond = try size + Fraction(wanted).negated
    return [
      .init(sum: beyond, relation: .lessThanOrEqual, level: level(of: item.hugging[axis])),
      .init(sum: beyond, relation: .greaterThanOrEqual, level: level(of: item.compression[axis])),
    ]
  }

  /// 0 for what is required, then 1 for the highest priority that isn't.
  func level(of priority: Priority) -> Int {
    (priorities.firstIndex(of: priority) ?? -1) + 1
  }

  private func equal(
    _ sum: ExactSum, _ number: Double
  ) throws(Fraction.Overflow) -> ExactProgram.Statement {
    .init(sum: try sum + Fraction(number).negated, relation: .equal, level: 0)
  }
}

/// What part of its superview's change goes to a view's near margin, and what to its size.
private struct Springs {
  let before: Fraction
  let size: Fraction

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
  }
}
