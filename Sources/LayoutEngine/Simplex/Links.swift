/// For each of some numbers a list of others, all lists in one place.
struct Links: Sendable {
  /// By number: its last link, or -1.
  private var heads: [Int32]
  private var links: [(target: Int32, earlier: Int32)] = []

  init(count: Int) { heads = [Int32](repeating: -1, count: count) }

  /// Makes room for one more number.
  mutating func addList() { heads.append(-1) }

  /// Adds to a number's list.
  mutating func add(_ target: Int32, to number: Int32) {
    links.append((target, heads[Int(number)]))
    heads[Int(number)] = Int32(links.count - 1)
  }

  /// The place of the last in a number's list, or -1.
  func first(of number: Int32) -> Int32 { heads[Int(number)] }

  /// What stands at a place, and the place of the one before it, or -1.
  func step(_ place: Int32) -> (target: Int32, next: Int32) {
    let link = links[Int(place)]
    return (link.target, link.earlier)
  }
}
