/// Numbers in groups, where groups can only be joined.
struct DisjointSets {
  private var parents: [Int]

  init(count: Int) { parents = Array(0..<count) }

  /// The number that stands for a group.
  mutating func root(of number: Int) -> Int {
    var low = number
    while parents[low] != low {
      parents[low] = parents[parents[low]]
      low = parents[low]
    }
    return low
  }

  /// Makes two groups one; the smaller number stands for it.
  mutating func join(_ a: Int, _ b: Int) {
    let roots = (root(of: a), root(of: b))
    parents[max(roots.0, roots.1)] = min(roots.0, roots.1)
  }
}
