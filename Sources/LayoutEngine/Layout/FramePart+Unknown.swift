extension FramePart {
  /// The solver's number for this part of an item: item by item, then x, y, width, height.
  func unknown(of item: ItemID) -> Int32 { item.index * 4 + Int32(rawValue) }
}
