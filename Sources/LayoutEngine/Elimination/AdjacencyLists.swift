/// For each of some numbers a list of other numbers, all lists stored in one array.
struct AdjacencyLists: Sendable {
  /// By number: the index of the newest entry in its list, or -1.
  private var heads: [Int32]
  private var links: [(target: Int32, earlier: Int32)] = []

  init(count: Int) { heads = [Int32](repeating: -1, count: count) }

  /// Adds an entry to a number's list.
  mutating func add(_ target: Int32, to number: Int32) {
    links.append((target, heads[Int(number)]))
    heads[Int(number)] = Int32(links.count - 1)
  }

  /// The index of the newest entry in a number's list, or -1.
  func first(of number: Int32) -> Int32 { heads[Int(number)] }

  /// The entry at an index, and the index of the entry before it in the same list, or -1.
  func step(_ place: Int32) -> (target: Int32, next: Int32) {
    let link = links[Int(place)]
    return (link.target, link.earlier)
  }
}
