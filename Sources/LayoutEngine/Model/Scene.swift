/// The tree of views and guides that a layout is about.
///
/// A parent stands before its children unless ``move(_:into:)`` put them elsewhere; a scene never
/// holds a cycle. More than one root is allowed: views that were never added to a superview hang in
/// no common tree.
package struct Scene: Hashable, Sendable {
  /// All items; an ``ItemID`` is a place in this list.
  package private(set) var items: [Item] = []
  private var names = NameIndex()
  private var contentGuides: [ItemID: ItemID] = [:]
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

  /// The item with a handle of this scene.
  package subscript(id: ItemID) -> Item { items[Int(id.index)] }

  /// The item with a name.
  package func id(named name: String) -> ItemID? {
    names.place(of: name, in: items).map { ItemID(index: Int32($0)) }
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
    return scene
  }
}

extension Scene {
  /// Whether two scenes hold the same items; their names are compared with them.
  package static func == (one: Scene, other: Scene) -> Bool {
    one.items == other.items && one.contentGuides == other.contentGuides
  }

  /// Equal scenes have equal items, so their hashes are equal.
  package func hash(into hasher: inout Hasher) { hasher.combine(items) }
}
