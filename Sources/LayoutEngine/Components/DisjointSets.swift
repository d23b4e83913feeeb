/// Disjoint sets of numbers that can be joined (union–find).
struct DisjointSets {
  private var parents: [Int]

  init(count: Int) { parents = Array(0..<count) }

  /// The smallest number of the set that contains a number.
  mutating func root(of number: Int) -> Int {
    var low = number
    while parents[low] != low {
      parents[low] = parents[parents[low]]
      low = parents[low]
    }
    return low
  }

  /// Joins the sets of two numbers.
  mutating func join(_ a: Int, _ b: Int) {
    let roots = (root(of: a), root(of: b))
    parents[max(roots.0, roots.1)] = min(roots.0, roots.1)
  }
}
