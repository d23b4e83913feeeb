/// Which items a report names, and which of them hold which, as far as its lines tell.
struct LoggedHierarchy {
  /// What the lines say of each item, in the order in which the items first occur.
  private(set) var names: [LoggedName] = []
  /// The items of each entry: those of its sides, and the superview that its mask counts from.
  private(set) var sides: [(first: Int?, second: Int?, reference: Int?)] = []
  /// For each item the one that holds it; `nil` where no line tells.
  private(set) var parents: [Int?] = []
  private var places: [String: Int] = [:]
  private var addresses: [String: String] = [:]

  init(_ entries: [LogEntry]) {
    noteAddresses(entries)
    for entry in entries {
      let description = entry.description
      let first = place(of: description.first.item)
      let second = description.second.flatMap { place(of: $0.item) }
      sides.append((first, second, description.reference.flatMap { place(of: $0) }))
    }
    connect(entries)
  }

  /// The addresses that the ends of lines tell for names.
  private mutating func noteAddresses(_ entries: [LogEntry]) {
    for entry in entries {
      for side in [entry.description.first, entry.description.second].compactMap({ $0 }) {
        let name = LoggedName(side.item)
        guard let given = name.given, let address = name.address else { continue }
        if addresses[given] == nil { addresses[given] = address }
      }
    }
  }

  /// The place of an item in `names`; `nil` for one that isn't there, and for an unnamed superview.
  private mutating func place(of item: ConstraintDescription.Item) -> Int? {
    guard item.name != LogName.superview.text, !LoggedName.missing.contains(item.name) else {
      return nil
    }
    let name = LoggedName(item)
    let key = name.address ?? name.given.flatMap { addresses[$0] } ?? name.key
    if let place = places[key] { return place }
    places[key] = names.count
    names.append(name)
    parents.append(nil)
    return names.count - 1
  }

  // MARK: - Who holds whom

  private mutating func connect(_ entries: [LogEntry]) {
    var groups = DisjointSets(count: names.count)
    for (entry, side) in zip(entries, sides) where entry.description.kinship == .siblings {
      if let first = side.first, let second = side.second { groups.join(first, second) }
    }
    // The trees that have come about: an item can't hold what holds it.
    var trees = groups
    var holders: [Int: Int] = [:]
    let pairs = zip(entries, sides).compactMap { Self.pair($0.description, $1) }
    for (child, parent) in pairs + maskedPairs(entries) {
      let group = groups.root(of: child)
      guard holders[group] == nil, trees.root(of: child) != trees.root(of: parent) else { continue }
      holders[group] = parent
      trees.join(child, parent)
    }
    for item in names.indices { parents[item] = holders[groups.root(of: item)] }
  }

  /// Views that masks place in superviews that aren't named, each with what another line seems to
  /// place it in.
  private func maskedPairs(_ entries: [LogEntry]) -> [(child: Int, parent: Int)] {
    let masked = Set(
      zip(entries, sides).compactMap { entry, side in
        let isPlaced = entry.description.second == nil && side.reference == nil
        return isPlaced && LoggedDraft.mask[entry.description.first.attribute] != nil
          ? side.first : nil
      })
    return zip(entries, sides).compactMap { entry, side in
      guard let first = side.first, let second = side.second else { return nil }
      let inset = entry.description.inset
      let (child, parent) = inset > 0 ? (first, second) : (second, first)
      return inset != 0 && masked.contains(child) ? (child, parent) : nil
    }
  }

  /// A view or guide, and what holds it, where a line tells that.
  private static func pair(
    _ description: ConstraintDescription, _ side: (first: Int?, second: Int?, reference: Int?)
  ) -> (child: Int, parent: Int)? {
    guard let first = side.first else { return nil }
    if let reference = side.reference { return (first, reference) }
    guard let second = side.second, first != second else { return nil }
    switch description.kinship {
    case .firstInSecond: return (first, second)
    case .secondInFirst: return (second, first)
    case .siblings: return nil
    // A mask ties a view to its superview, and to nothing else.
    case .none: return description.mask == nil ? nil : (first, second)
    }
  }
}
