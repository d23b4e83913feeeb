/// The tree of views and guides that a layout is about.
///
/// A parent stands before its children unless ``move(_:into:)`` put them elsewhere; a scene never
/// holds a cycle. More than one root is allowed: views that were never added to a superview hang in
/// no common tree.
package struct Scene: Hashable, Sendable {
  /// All items; an ``ItemID`` is a place in this list.
  package private(set) var items: [Item] = []
  /// The size that the reader chose for texts.
  package internal(set) var textSize = TextSizeCategory.large
  private var names = NameIndex()
  private var contentGuides: [ItemID: ItemID] = [:]
  /// The guides that follow the sizes of their owners.
  package var followers: [FollowingGuide] = []
  /// Another name of the first item, the window, for lines that use both.
  var windowAlias: String?
  /// What no source confirms and is read the other way here, to see what depends on it; mostly nothing.
  package var factReadOtherwise: UnverifiedFact?

  package init() {}

  /// Adds an item below one that is already there.
  ///
  /// - Throws: ``SceneError`` if the name is taken or the parent is not in the scene.
  @discardableResult
  package mutating func add(_ item: Item) throws(SceneError) -> ItemID {
    if let parent = item.parent, !contains(parent) {
      if let taken = id(named: item.name) { throw .nameTaken(item.name, by: taken) }
      throw .parentMissing(item.name)
    }
    if let taken = names.add(item.name, after: items) {
      throw .nameTaken(item.name, by: ItemID(index: Int32(taken)))
    }
    let id = ItemID(index: Int32(items.count))
    if items.isEmpty { items.reserveCapacity(16) }
    items.append(item)
    noteContent(id)
    return id
  }

  /// The guide of what a scrolling view shows, the first one if it has several.
  package func contentGuide(of view: ItemID) -> ItemID? { contentGuides[view] }

  private mutating func noteContent(_ id: ItemID) {
    guard case .content = self[id].placement, let owner = self[id].parent else { return }
    if contentGuides[owner] == nil { contentGuides[owner] = id }
  }

  /// Moves an item into another parent.
  ///
  /// - Returns: Whether it was possible: an item can't move into its own descendant.
  /// - Complexity: O(depth).
  package mutating func move(_ id: ItemID, into parent: ItemID) -> Bool {
    guard contains(parent), self[parent].kind == .view else { return false }
    var next: ItemID? = parent
    while let current = next {
      guard current != id else { return false }
      next = self[current].parent
    }
    items[Int(id.index)].parent = parent
    return true
  }

  /// The handles of all items, in the order in which they were added.
  package var ids: [ItemID] { items.indices.map { ItemID(index: Int32($0)) } }

  package subscript(id: ItemID) -> Item { items[Int(id.index)] }

  package func id(named name: String) -> ItemID? {
    if let place = names.place(of: name, in: items) { return ItemID(index: Int32(place)) }
    guard let windowAlias, let window = items.first,
      name == windowAlias || name.hasPrefix(windowAlias + ".")
    else { return nil }
    return names.place(of: window.name + name.dropFirst(windowAlias.count), in: items)
      .map { ItemID(index: Int32($0)) }
  }

  /// Whether the handle is one of this scene's.
  package func contains(_ id: ItemID) -> Bool { id.index >= 0 && Int(id.index) < items.count }

  /// An anchor as it is written, for example `Red.leading`.
  package func name(of anchor: Anchor) -> String {
    "\(self[anchor.item].name).\(anchor.attribute.name)"
  }

  /// Sets what determines the frame of an item.
  package mutating func place(_ id: ItemID, _ placement: Item.Placement) {
    items[Int(id.index)].placement = placement
    if let owner = self[id].parent, contentGuides[owner] == id { contentGuides[owner] = nil }
    noteContent(id)
  }

  /// Changes the properties of an item, but not its name or its parent.
  package mutating func update(_ id: ItemID, _ change: (inout Item) -> Void) {
    var item = self[id]
    change(&item)
    (item.name, item.parent) = (self[id].name, self[id].parent)
    items[Int(id.index)] = item
  }

  /// The same scene with its first item, the window, given another size.
  package func sized(to window: Size) -> Scene {
    var scene = self
    guard !scene.items.isEmpty else { return scene }
    scene.items[0].placement = .given(
      Rect(x: 0, y: 0, width: window.width, height: window.height))
    scene.settleFollowers()
    return scene
  }
}

extension Scene {
  /// Whether two scenes hold the same items; their names are compared with them.
  package static func == (one: Scene, other: Scene) -> Bool {
    one.items == other.items && one.contentGuides == other.contentGuides
      && one.followers == other.followers
  }

  /// Equal scenes have equal items, so their hashes are equal.
  package func hash(into hasher: inout Hasher) { hasher.combine(items) }
}

/// The error for an item that can't be added to a scene.
package enum SceneError: Error, Hashable, Sendable {
  case nameTaken(String, by: ItemID)
  /// The item names a parent that isn't in the scene.
  case parentMissing(String)
}

/// A hash table of the names in a list: it knows the places of the names, and has no copies of them.
///
/// A dictionary would hash every name several times, which takes most of the time to make a scene.
struct NameIndex: Sendable {
  /// The hash of each name, in the order of the list.
  private var hashes: [Int] = []
  /// A place in the list, or -1, for every slot; at most half of the slots are taken.
  private var slots: [Int32] = []

  /// The place of a name.
  ///
  /// - Returns: `nil` if no item has the name.
  func place(of name: String, in items: [Item]) -> Int? {
    slots.isEmpty ? nil : found(name, hash: name.hashValue, in: items).place
  }

  /// Adds the name of the list's next item.
  ///
  /// - Returns: The place of the item that has the name already: then nothing is added.
  mutating func add(_ name: String, after items: [Item]) -> Int? {
    if 2 * items.count >= slots.count { grow() }
    let hash = name.hashValue
    let (slot, place) = found(name, hash: hash, in: items)
    guard place == nil else { return place }
    slots[slot] = Int32(hashes.count)
    hashes.append(hash)
    return nil
  }

  /// The slot with a name, or the free one where it belongs.
  private func found(_ name: String, hash: Int, in items: [Item]) -> (slot: Int, place: Int?) {
    let mask = slots.count - 1
    var slot = hash & mask
    while slots[slot] >= 0 {
      let place = Int(slots[slot])
      if hashes[place] == hash, items[place].name == name { return (slot, place) }
      slot = (slot + 1) & mask
    }
    return (slot, nil)
  }

  private mutating func grow() {
    let count = max(32, 2 * slots.count)
    slots = [Int32](repeating: -1, count: count)
    hashes.reserveCapacity(count / 2)
    for (place, hash) in hashes.enumerated() {
      var slot = hash & (count - 1)
      while slots[slot] >= 0 { slot = (slot + 1) & (count - 1) }
      slots[slot] = Int32(place)
    }
  }
}

extension Scene {
  /// The view itself, or a guide's owning view.
  package func view(of id: ItemID) -> ItemID? {
    self[id].kind == .view ? id : self[id].parent
  }

  /// The nearest view that contains both items; a view counts as containing itself.
  ///
  /// This is where a constraint between the two is installed and in whose coordinates its
  /// positions are measured. `nil` if the two hang in different trees.
  ///
  /// Source: docs/SEMANTICS.md, S4.1 and S6.1; `Vectors/owner.json` of the tests.
  /// - Complexity: O(depth).
  package func nearestCommonAncestor(of a: ItemID, and b: ItemID) -> ItemID? {
    guard var low = view(of: a), var high = view(of: b) else { return nil }
    if low == high { return low }
    // Most constraints are between siblings, or between a view and its superview.
    let (lowParent, highParent) = (self[low].parent, self[high].parent)
    if highParent == low { return low }
    if lowParent == high || lowParent != nil && lowParent == highParent { return lowParent }
    var (lowDepth, highDepth) = (depth(of: low), depth(of: high))
    while low != high {
      if lowDepth < highDepth {
        swap(&low, &high)
        swap(&lowDepth, &highDepth)
      }
      guard let parent = self[low].parent else { return nil }
      low = parent
      lowDepth -= 1
    }
    return low
  }

  /// The depth of an item: the number of its ancestors.
  ///
  /// - Complexity: O(depth).
  private func depth(of id: ItemID) -> Int {
    var (depth, next) = (0, self[id].parent)
    while let parent = next {
      depth += 1
      next = self[parent].parent
    }
    return depth
  }

  /// The view that owns a constraint between the anchors.
  package func owner(of first: Anchor, and second: Anchor?) -> ItemID? {
    nearestCommonAncestor(of: first.item, and: second?.item ?? first.item)
  }

  /// The anchor that is meant if another one is in the same constraint.
  ///
  /// What hangs in a scrolling view meets its edges and margins where the content ends; its size
  /// and centre are those of the frame.
  ///
  /// Source: docs/SEMANTICS.md, S12.1.
  /// - Complexity: O(depth) where the anchor is a scrolling view's, O(1) else.
  package func meant(_ anchor: Anchor, besides other: Anchor?) -> Anchor {
    guard let other, anchor.attribute.isEdge, let content = contentGuide(of: anchor.item),
      view(of: other.item) != anchor.item,
      nearestCommonAncestor(of: anchor.item, and: other.item) == anchor.item
    else { return anchor }
    return Anchor(content, anchor.attribute)
  }

  /// The direction in which positions count inside a view.
  package func direction(inside id: ItemID, window: LayoutDirection) -> LayoutDirection {
    self[id].direction ?? window
  }
}

/// Something about Auto Layout that no source confirms, so that no exercise may depend on it.
///
/// The engine follows one reading of each fact. A scene can ask for the other reading
/// (``Scene/factReadOtherwise``): an exercise whose verdict then changes depends on the fact.
///
/// Source: docs/SEMANTICS.md, section 13.
package enum UnverifiedFact: String, CaseIterable, Hashable, Sendable {
  /// A scaled leading or trailing edge, right to left, counts from the right and is then scaled;
  /// otherwise it counts from the left. S6.4.
  case scaledPosition
  /// `a.centerX = b.centerX + 40` means 40 points to the right in both directions; otherwise to the
  /// left in a right-to-left window. S2.5.
  case centreBesideCentre
  /// An optional constraint is measured in units of its first attribute; otherwise of its second.
  /// S5.5.
  case optionalUnits
  /// Optional constraints of one priority share what isn't satisfied, so that the sum is minimal;
  /// otherwise an earlier one counts more than all later ones. S5.6.
  case equalPriorities
  /// Where several layouts are equally good, sizes are chosen before positions; otherwise positions
  /// before sizes. S8.3 and S8.4.
  case ties
  /// A multiplier scales a margin's position; otherwise it scales the edge, and the margin is added.
  /// S3.12.
  case scaledMargin
  /// `|-` is the superview's layout margin; otherwise it is 20 points. S9.3.
  case spaceBesideBar
}
