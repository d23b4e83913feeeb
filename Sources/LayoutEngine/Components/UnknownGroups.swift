/// Groups of unknowns and of the sums that connect them, all in two flat arrays.
///
/// Groups are in the order of their first unknowns, and numbers in a group rise. Made by counting
/// sorts in O(unknowns + sums), after the sums have joined their unknowns in disjoint sets.
struct UnknownGroups {
  private var unknowns: [Int32]
  private var unknownStarts: [Int32]
  private var sums: [Int32] = []
  private var sumStarts: [Int32] = []

  /// One group for each unknown, without sums.
  init(singles: [Int32]) {
    unknowns = singles
    unknownStarts = (0...singles.count).map { Int32($0) }
  }

  /// - Parameters:
  ///   - all: The unknowns, rising.
  ///   - roots: By place in `all`, a number that is the same in the whole group.
  ///   - sumRoots: By sum, the number of its group.
  ///   - rootCount: The least number that is larger than all of these.
  init(_ all: [Int32], roots: [Int], sumRoots: [Int], rootCount: Int) {
    var numbers = [Int32](repeating: -1, count: rootCount)
    var count: Int32 = 0
    for root in roots where numbers[root] < 0 {
      numbers[root] = count
      count += 1
    }
    (unknowns, unknownStarts) = Self.sorted(all, roots.map { numbers[$0] }, count: Int(count))
    (sums, sumStarts) = Self.sorted(
      sumRoots.indices.map { Int32($0) }, sumRoots.map { numbers[$0] }, count: Int(count))
  }

  var indices: Range<Int> { 0..<unknownStarts.count - 1 }
  var count: Int { indices.count }

  func unknowns(of group: Int) -> ArraySlice<Int32> {
    unknowns[Int(unknownStarts[group])..<Int(unknownStarts[group + 1])]
  }

  func sums(of group: Int) -> ArraySlice<Int32> {
    sumStarts.isEmpty ? [] : sums[Int(sumStarts[group])..<Int(sumStarts[group + 1])]
  }

  /// Numbers sorted by their groups, and where each group begins.
  private static func sorted(
    _ numbers: [Int32], _ groups: [Int32], count: Int
  ) -> ([Int32], [Int32]) {
    var starts = [Int32](repeating: 0, count: count + 1)
    for group in groups { starts[Int(group) + 1] += 1 }
    for group in 0..<count { starts[group + 1] += starts[group] }
    var next = starts
    var sorted = numbers
    for (place, group) in groups.enumerated() {
      sorted[Int(next[Int(group)])] = numbers[place]
      next[Int(group)] += 1
    }
    return (sorted, starts)
  }
}
