import LayoutEngine

/// A scene as statements about edges in the window, written from the specification alone.
///
/// The unknowns are the four edges of every item, all counted from the window's top left corner, so
/// that no chain of parents is ever walked. Masks are the arithmetic of springs and struts.
///
/// Source: docs/SEMANTICS.md, sections 2, 5, 6 and 7.
struct SceneReading {
  /// The edges of an item, in the order of their unknowns.
  enum Edge: Int, CaseIterable {
    case left, right, top, bottom

    static func near(_ axis: Axis) -> Edge { axis == .horizontal ? .left : .top }
    static func far(_ axis: Axis) -> Edge { axis == .horizontal ? .right : .bottom }
  }

  /// A statement, and by what name a conflict would list it; `nil` for what is never listed.
  struct Said {
    let member: Conflict.Member?
    let statement: ExactProgram.Statement
  }

  let problem: LayoutProblem
  /// The priorities that are not required, the highest first.
  let priorities: [Priority]

  var scene: Scene { problem.scene }
  var unknowns: Int { scene.items.count * Edge.allCases.count }

  init(_ problem: LayoutProblem) {
    self.problem = problem
    var priorities = Set(problem.constraints.map(\.priority))
    for item in problem.scene.items {
      for axis in Axis.allCases where item.intrinsic[axis] != nil {
        priorities.formUnion([item.hugging[axis], item.compression[axis]])
      }
    }
    self.priorities = priorities.filter { !$0.isRequired }.sorted(by: >)
  }

  /// What follows from the scene, or `nil` if what is required can't hold.
  func answer() throws(Fraction.Overflow) -> ExactProgram.Answer? {
    let program = try ExactProgram(
      try said().map(\.statement), unknowns: unknowns, levels: priorities.count,
      wanted: try wanted())
    // Sizes come before positions: the wanted sums are x, y, width, height of each item.
    return try program.answer(
      settling: scene.ids.flatMap { id in [2, 3, 0, 1].map { Int(id.index) * 4 + $0 } },
      optional: try optionalSizes(), largest: contentSizes)
  }

  /// The places of the widths and heights that content asks for, among the wanted sums.
  private var contentSizes: Set<Int> {
    Set(
      scene.ids.flatMap { id in
        [Axis.horizontal: 2, .vertical: 3].filter { scene[id].intrinsic[$0.key] != nil }
          .map { Int(id.index) * 4 + $0.value }
      })
  }

  /// The numbers that optional equations ask for widths and heights, by the places of the wanted sums.
  private func optionalSizes() throws(Fraction.Overflow) -> [Int: [Fraction]] {
    var optional: [Int: [Fraction]] = [:]
    for constraint in problem.constraints
    where constraint.relation == .equal && !constraint.priority.isRequired {
      guard case .length(let points) = constraint.second,
        let place = [Attribute.width: 2, .height: 3][constraint.first.attribute]
      else { continue }
      // What constraints call the width is that of the alignment rectangle.
      let insets = scene[constraint.first.item].alignmentInsets
      let outside = place == 2 ? insets.left + insets.right : insets.top + insets.bottom
      optional[Int(constraint.first.item.index) * 4 + place, default: []].append(
        try Fraction(points + outside))
    }
    return optional
  }

  /// Whether a layout keeps everything that is never listed and those of the required statements.
  func canHold(_ members: [Conflict.Member]) throws(Fraction.Overflow) -> Bool {
    let said = try said().filter { said in
      said.statement.level == 0 && said.member.map { members.contains($0) } ?? true
    }
    let program = try ExactProgram(
      said.map(\.statement), unknowns: unknowns, levels: 0, wanted: [])
    return try program.answer() != nil
  }

  /// Everything that the scene and the constraints say.
  func said() throws(Fraction.Overflow) -> [Said] {
    var said: [Said] = []
    for id in scene.ids { said += try self.said(about: id) }
    for (index, constraint) in problem.constraints.enumerated() {
      said.append(
        Said(member: .constraint(index), statement: try statement(of: constraint)))
    }
    return said
  }

  /// The numbers of all frames: item by item x, y, width and height in the parent.
  func wanted() throws(Fraction.Overflow) -> [ExactSum] {
    var sums: [ExactSum] = []
    for id in scene.ids {
      let near = (try frameEdge(.left, of: id), try frameEdge(.top, of: id))
      let origin = (try origin(around: id, .horizontal), try origin(around: id, .vertical))
      sums.append(try near.0 - origin.0)
      sums.append(try near.1 - origin.1)
      sums.append(try frameEdge(.right, of: id) - near.0)
      sums.append(try frameEdge(.bottom, of: id) - near.1)
    }
    return sums
  }

  /// The values of the unknowns that belong to frames.
  func edges(of frames: Frames) -> [Double] {
    var edges: [Double] = []
    var corners: [(x: Double, y: Double)] = []
    for (id, item) in zip(scene.ids, scene.items) {
      let frame = frames[id]
      let parent = item.parent.map { corners[Int($0.index)] } ?? (x: 0, y: 0)
      let corner = (x: parent.x + frame.x, y: parent.y + frame.y)
      corners.append(corner)
      let insets = item.alignmentInsets
      edges += [
        corner.x + insets.left, corner.x + frame.width - insets.right, corner.y + insets.top,
        corner.y + frame.height - insets.bottom,
      ]
    }
    return edges
  }

  /// Whether an item is a guide that keeps fixed distances from its owner's edges.
  func isInset(_ id: ItemID) -> Bool {
    guard case .inset = scene[id].placement else { return false }
    return scene[id].parent != nil
  }

  // MARK: Edges

  /// An edge that constraints act on.
  func edge(_ edge: Edge, of id: ItemID) -> ExactSum {
    var sum = ExactSum(unknowns: unknowns)
    sum.coefficients[Int(id.index) * Edge.allCases.count + edge.rawValue] = .one
    return sum
  }

  /// An edge of the frame.
  func frameEdge(_ edge: Edge, of id: ItemID) throws(Fraction.Overflow) -> ExactSum {
    let insets = scene[id].alignmentInsets
    let outwards =
      switch edge {
      case .left: -insets.left
      case .right: insets.right
      case .top: -insets.top
      case .bottom: insets.bottom
      }
    return try self.edge(edge, of: id) + Fraction(outwards)
  }

  /// How far the far edge lies beyond the near one.
  func length(of id: ItemID, _ axis: Axis) throws(Fraction.Overflow) -> ExactSum {
    try edge(.far(axis), of: id) - edge(.near(axis), of: id)
  }

  /// The length of the frame.
  func frameLength(of id: ItemID, _ axis: Axis) throws(Fraction.Overflow) -> ExactSum {
    try frameEdge(.far(axis), of: id) - frameEdge(.near(axis), of: id)
  }

  /// Where the parent begins; 0 for a root.
  func origin(around id: ItemID, _ axis: Axis) throws(Fraction.Overflow) -> ExactSum {
    guard let parent = scene[id].parent else { return ExactSum(unknowns: unknowns) }
    return try frameEdge(.near(axis), of: parent)
  }
}

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

extension SceneReading {
  /// A constraint as first - multiplier * second - constant, compared with 0.
  func statement(
    of constraint: Constraint
  ) throws(Fraction.Overflow) -> ExactProgram.Statement {
    let first = constraint.first
    var sum = try value(of: first, beside: constraint.second.anchor)
    if case .anchor(let second, let multiplier, _) = constraint.second {
      let other = try value(of: second, beside: first)
      sum = try sum - (try other * Fraction(multiplier))
    }
    sum.constant = try sum.constant - Fraction(constraint.second.constant)
    return .init(
      sum: sum, relation: constraint.relation, level: level(of: constraint.priority))
  }

  /// An anchor's value beside another one, in the view that would own a constraint on both.
  func value(
    of anchor: Anchor, beside other: Anchor?
  ) throws(Fraction.Overflow) -> ExactSum {
    if anchor.attribute == .width { return try length(of: anchor.item, .horizontal) }
    if anchor.attribute == .height { return try length(of: anchor.item, .vertical) }
    let owner = owner(of: anchor.item, other?.item ?? anchor.item)
    let place = try self.place(of: shown(anchor, beside: other, in: owner), in: owner)
    let axis = anchor.attribute.axis
    let isFromRight =
      axis == .horizontal && isRightToLeft(in: owner)
      && (Self.directional.contains(anchor.attribute)
        || Self.centres.contains(anchor.attribute)
          && other.map { Self.directional.contains($0.attribute) } == true)
    return isFromRight
      ? try frameEdge(.right, of: owner) - place
      : try place - frameEdge(.near(axis), of: owner)
  }

  private static let directional: Set<Attribute> = [
    .leading, .trailing, .leadingMargin, .trailingMargin,
  ]
  private static let centres: Set<Attribute> = [.centerX, .centerXWithinMargins]

  func isRightToLeft(in owner: ItemID) -> Bool {
    (scene[owner].direction ?? problem.direction) == .rightToLeft
  }

  /// The smallest view that holds both items: the last one that both of their lines have.
  private func owner(of first: ItemID, _ second: ItemID) -> ItemID {
    let its = Set(line(to: second))
    return line(to: first).last { its.contains($0) } ?? first
  }

  /// The views from the root down to the item's own.
  private func line(to id: ItemID) -> [ItemID] {
    let above = scene[id].parent.map { line(to: $0) } ?? []
    return scene[id].kind == .view ? above + [id] : above
  }

  /// The anchor that is meant: what hangs in a scrolling view meets the edges of its content.
  private func shown(_ anchor: Anchor, beside other: Anchor?, in owner: ItemID) -> Anchor {
    guard let other, owner == anchor.item, !Self.withoutSides.contains(anchor.attribute) else {
      return anchor
    }
    // The view itself and its own guides are not inside it.
    let isInside =
      scene[other.item].kind == .view ? other.item != owner : scene[other.item].parent != owner
    let content = scene.ids.first { scene[$0].parent == owner && scene[$0].placement == .content }
    guard isInside, let content else { return anchor }
    return Anchor(content, anchor.attribute)
  }

  private static let withoutSides: Set<Attribute> = [
    .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins, .firstBaseline,
    .lastBaseline,
  ]

  /// The margins of an item; the content of a scrolling view has the view's.
  private func margins(of id: ItemID) -> Insets {
    guard scene[id].placement == .content, let owner = scene[id].parent else {
      return scene[id].margins
    }
    return scene[owner].margins
  }

  /// Where a position lies, counted from the window's left or top edge.
  private func place(
    of anchor: Anchor, in owner: ItemID
  ) throws(Fraction.Overflow) -> ExactSum {
    let id = anchor.item
    let margins = margins(of: id)
    let text = scene[id].baselines
    switch anchor.attribute.absolute(isRightToLeft(in: owner)) {
    case .left: return edge(.left, of: id)
    case .right: return edge(.right, of: id)
    case .top: return edge(.top, of: id)
    case .bottom: return edge(.bottom, of: id)
    case .firstBaseline: return try edge(.top, of: id) + Fraction(text.first)
    case .lastBaseline: return try edge(.bottom, of: id) + Fraction(-text.last)
    case .leftMargin: return try frameEdge(.left, of: id) + Fraction(margins.left)
    case .rightMargin: return try frameEdge(.right, of: id) + Fraction(-margins.right)
    case .topMargin: return try frameEdge(.top, of: id) + Fraction(margins.top)
    case .bottomMargin: return try frameEdge(.bottom, of: id) + Fraction(-margins.bottom)
    case .centerX: return try middle(edge(.left, of: id), edge(.right, of: id))
    case .centerY: return try middle(edge(.top, of: id), edge(.bottom, of: id))
    case .centerXWithinMargins:
      return try middle(
        try frameEdge(.left, of: id) + Fraction(margins.left),
        try frameEdge(.right, of: id) + Fraction(-margins.right))
    case .centerYWithinMargins:
      return try middle(
        try frameEdge(.top, of: id) + Fraction(margins.top),
        try frameEdge(.bottom, of: id) + Fraction(-margins.bottom))
    case .leading, .trailing, .leadingMargin, .trailingMargin, .width, .height:
      return ExactSum(unknowns: unknowns)
    }
  }

  private func middle(_ a: ExactSum, _ b: ExactSum) throws(Fraction.Overflow) -> ExactSum {
    try (a + b) * Fraction(1, over: 2)
  }
}

extension Attribute {
  /// The side that a leading or trailing attribute stands for.
  fileprivate func absolute(_ isRightToLeft: Bool) -> Attribute {
    switch self {
    case .leading: isRightToLeft ? .right : .left
    case .trailing: isRightToLeft ? .left : .right
    case .leadingMargin: isRightToLeft ? .rightMargin : .leftMargin
    case .trailingMargin: isRightToLeft ? .leftMargin : .rightMargin
    default: self
    }
  }
}
