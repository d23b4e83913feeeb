/// The numbers that a derivation may speak of, each with what it means to the solver.
struct NumberTable {
  /// A number without its value: an anchor, counted from somewhere.
  struct Entry: Hashable {
    let anchor: Anchor
    /// See ``Derivation/Number/origin``.
    let origin: Anchor?
    /// The number as a sum of unknowns.
    let form: Affine
  }

  private struct Key: Hashable {
    let anchor: Anchor
    let origin: Anchor?
  }

  private let problem: LayoutProblem
  private let translation: Translation
  private var entries: [Entry] = []
  private var places: [Key: Int] = [:]
  /// The items whose left and right edges are spoken of, and not the leading and trailing ones.
  private let absolute: Set<ItemID>

  init(_ problem: LayoutProblem) {
    self.problem = problem
    translation = Translation(scene: problem.scene, direction: problem.direction)
    let anchors = problem.constraints.flatMap { [$0.first, $0.second.anchor].compactMap { $0 } }
    func items(_ family: Attribute.Family) -> Set<ItemID> {
      Set(anchors.filter { $0.attribute.family == family }.map(\.item))
    }
    absolute = items(.absolute).subtracting(items(.directional))
  }

  subscript(place: Int) -> Entry { entries[place] }

  /// The scene's root that holds an item.
  func root(of item: ItemID) -> ItemID {
    var root = item
    while let parent = problem.scene[root].parent { root = parent }
    return root
  }

  /// Whether what lies directly in a view is read from right to left.
  func isReversed(_ container: ItemID) -> Bool {
    problem.scene.direction(inside: container, window: problem.direction) == .rightToLeft
  }

  /// The place of an anchor as people are told it: counted in the window.
  mutating func place(of anchor: Anchor) -> Int {
    place(of: anchor, in: root(of: anchor.item), besides: .leading)
  }

  /// The place of an anchor that is counted inside a view.
  ///
  /// - Parameters:
  ///   - anchor: The anchor; its item lies in the container or is the container.
  ///   - container: The view from whose edge a position counts.
  ///   - partner: The attribute with which it is compared: it decides from where a centre counts.
  /// - Returns: The place.
  mutating func place(of anchor: Anchor, in container: ItemID, besides partner: Attribute?) -> Int {
    let origin = origin(of: anchor.attribute, in: container, besides: partner)
    let key = Key(anchor: anchor, origin: origin)
    if let place = places[key] { return place }
    let measured = translation.measure(anchor, in: container, partner: origin?.attribute)
    let form = Affine(terms: Affine.collected(measured.terms), constant: measured.constant)
    places[key] = entries.count
    entries.append(Entry(anchor: anchor, origin: origin, form: form))
    return entries.count - 1
  }

  private func origin(
    of attribute: Attribute, in container: ItemID, besides partner: Attribute?
  ) -> Anchor? {
    guard attribute.kind == .position else { return nil }
    guard attribute.axis == .horizontal else { return Anchor(container, .top) }
    let isFromLeft =
      switch attribute.family {
      case .absolute: true
      // From left to right the two are the same edge.
      case .neutral: isReversed(container) && partner?.family != .directional
      case .directional, nil: false
      }
    return Anchor(container, isFromLeft ? .left : .leading)
  }

  /// An edge as the lines speak of it: the leading one, unless they speak of left and right.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - axis: Along which axis the edge lies.
  ///   - isFar: Whether the right or bottom edge is meant.
  ///   - other: The item of which the lines speak; `nil` for the item itself.
  /// - Returns: The edge's place.
  mutating func edge(
    of item: ItemID, _ axis: Axis, isFar: Bool, like other: ItemID? = nil
  ) -> Int {
    guard axis == .horizontal else { return place(of: Anchor(item, isFar ? .bottom : .top)) }
    if absolute.contains(other ?? item) { return place(of: Anchor(item, isFar ? .right : .left)) }
    let isTrailing = isFar != isReversed(root(of: item))
    return place(of: Anchor(item, isTrailing ? .trailing : .leading))
  }
}
