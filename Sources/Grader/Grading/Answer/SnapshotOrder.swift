import LayoutEngine

/// The order in which a snapshot's items stand in the scene that is solved: the exercise's items
/// first, in the exercise's order, and then the answer's own that have a part in the layout.
struct SnapshotOrder {
  /// The snapshot's place of each of the exercise's items; `nil` for one that isn't in the window.
  let givenPlaces: [Int?]
  /// The snapshot's places of the answer's own items.
  let ownPlaces: [Int]
  /// The scene's handle of each of the snapshot's items; of those that have no part, the root's.
  let ids: [ItemID]

  /// The first of the exercise's items that isn't in the window.
  var firstMissing: Int? { givenPlaces.firstIndex { $0 == nil } }

  /// Finds the exercise's items by the mark that the program's host gave them.
  ///
  /// - Returns: `nil` if the snapshot isn't one hierarchy with each of these items once.
  init?(_ snapshot: LayoutSnapshot, givenCount: Int) {
    var givenPlaces: [Int?] = Array(repeating: nil, count: givenCount)
    for (place, entry) in snapshot.items.enumerated() {
      guard let given = entry.given else { continue }
      guard givenPlaces.indices.contains(given), givenPlaces[given] == nil else { return nil }
      givenPlaces[given] = place
    }
    // What hangs elsewhere isn't in the window; an exception may be about it all the same.
    let isStray = Self.strays(in: snapshot)
    if snapshot.raised == nil {
      // Where the window's content view isn't in the window any more, nothing is.
      if let root = givenPlaces.first, root != nil, root != 0 { return nil }
      givenPlaces = givenPlaces.map { place in place.flatMap { isStray[$0] ? nil : $0 } }
    }
    let given = Set(givenPlaces.compactMap { $0 })
    let counted = snapshot.itemsThatCount
    ownPlaces = snapshot.items.indices.filter {
      !given.contains($0) && counted.contains($0) && (snapshot.raised != nil || !isStray[$0])
    }
    var ids = Array(repeating: ItemID(index: 0), count: snapshot.items.count)
    for (index, place) in givenPlaces.enumerated() {
      if let place { ids[place] = ItemID(index: Int32(index)) }
    }
    for (index, place) in ownPlaces.enumerated() {
      ids[place] = ItemID(index: Int32(givenCount + index))
    }
    self.givenPlaces = givenPlaces
    self.ids = ids
  }

  /// For each of the items whether it hangs in another tree than the first.
  private static func strays(in snapshot: LayoutSnapshot) -> [Bool] {
    var isStray: [Bool] = []
    for (place, entry) in snapshot.items.enumerated() {
      isStray.append(entry.item.parent.map { isStray[Int($0.index)] } ?? (place > 0))
    }
    return isStray
  }
}
