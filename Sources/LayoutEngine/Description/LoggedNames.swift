/// The names and addresses of a problem's items and constraints in a log.
package struct LoggedNames: Sendable {
  /// One item of the scene.
  package struct Item: Hashable, Sendable {
    /// How lines print it.
    package let printed: ConstraintDescription.Item
    /// Where it is said to be in memory.
    package let address: UInt
    /// What a guide is called by whoever made it; empty for views, and where nobody said.
    package let guideIdentifier: String

    package init(
      _ printed: ConstraintDescription.Item, address: UInt, guideIdentifier: String = ""
    ) {
      self.printed = printed
      self.address = address
      self.guideIdentifier = guideIdentifier
    }
  }

  private let items: [Item]

  /// Takes one name for each item of a scene, in the scene's order.
  package init(_ items: [Item]) { self.items = items }

  subscript(id: ItemID) -> Item { items[Int(id.index)] }

  /// An address for a statement about an item that is no object of its own: the item's, and some
  /// bytes on.
  func address(_ id: ItemID, _ part: FramePart) -> String {
    let place = self[id].address &+ UInt(part.rawValue + 1) &* Self.bytes
    return "0x" + String(place, radix: 16)
  }

  private static let bytes: UInt = 8
}
