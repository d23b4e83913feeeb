package import LayoutEngine

extension LayoutSnapshot {
  /// Whether it has more constraints, or more items with a part in the layout, than are looked at.
  ///
  /// - Complexity: O(items + constraints).
  package var isTooLarge: Bool {
    let most = Answer.mostConstraints
    return constraints.count > most || deepest > Answer.mostDepth
      || itemsThatCount.count > most
  }

  /// How many views hang in one another where there are the most.
  private var deepest: Int {
    var depths: [Int] = []
    for entry in items {
      depths.append(entry.item.parent.map { depths[Int($0.index)] + 1 } ?? 1)
    }
    return depths.max() ?? 0
  }

  /// The places of items that have a part in the layout.
  ///
  /// The exercise's items and all views around them do. A view that keeps its own frame, such as a
  /// button's title, and a guide that nobody ties anything to change nothing, unless a constraint or
  /// another such view is about them.
  var itemsThatCount: Set<Int> {
    var counted: Set<Int> = []
    // Views may hang in one another thousands deep, so this doesn't call itself.
    func count(_ item: Int) {
      var next: Int? = item
      while let place = next, counted.insert(place).inserted {
        next = items[place].item.parent.map { Int($0.index) }
      }
    }
    for draft in constraints.map({ $0.draft }) + [raised?.constraint].compactMap({ $0 }) {
      for anchor in [draft.first, draft.second] {
        if let anchor { count(Int(anchor.item.index)) }
      }
    }
    for (place, entry) in items.enumerated()
    where entry.given != nil || entry.item.placement == .constraints {
      count(place)
    }
    for obstacle in places.flatMap({ [$0.moved, $0.hidden] }) {
      if let item = obstacle?.item { count(item) }
    }
    return counted
  }
}
