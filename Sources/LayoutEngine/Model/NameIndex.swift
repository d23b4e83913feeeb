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
  /// - Parameters:
  ///   - name: The name.
  ///   - items: The list that the index is about.
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
