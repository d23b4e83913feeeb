extension FramePart {
  /// The solver's unknown for this part: item by item, then x, y, width, height.
  func unknown(of item: ItemID) -> Int32 { item.index * 4 + Int32(rawValue) }

  /// The item and the part of its frame behind an unknown.
  static func part(ofUnknown unknown: Int) -> (ItemID, FramePart) {
    (ItemID(index: Int32(unknown / 4)), allCases[unknown % 4])
  }

  /// The unknown at a place in the order in which the tie rule chooses values.
  ///
  /// - Parameters:
  ///   - place: A place in that order, from 0.
  ///   - fact: The fact that is read otherwise; ``UnverifiedFact/ties`` puts positions before sizes.
  /// - Returns: The number: item by item, then width, height, x, y.
  static func unknown(settledAt place: Int, reading fact: UnverifiedFact?) -> Int {
    let order = fact == .ties ? [x, y, width, height] : [width, height, x, y]
    return place - place % order.count + order[place % order.count].rawValue
  }
}
