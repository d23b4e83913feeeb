/// The basis with which the simplex method starts, chosen greedily (a crash basis).
///
/// The breakpoints of a variable (an unknown or a sum) alone give its best value, and a level that
/// decides this value. The variables are tried in the order of these levels. A variable that
/// doesn't depend on those held so far is held at its best value: it becomes nonbasic. A held
/// unknown is a number from then on, and a held sum of two unknowns makes one of them a multiple of
/// the other. Unknowns that are independent at the end are held, too. All other variables are
/// basic. In most layouts this basis is optimal, or a few simplex steps away from an optimal one.
///
/// Only the multiples are kept, not the constants, as independence is all that matters here.
/// Cost: O(entries) for each level and pass. Source: Bixby, "Implementing the simplex method: the
/// initial basis", *ORSA Journal on Computing* 4 (1992).
struct CrashBasis {
  /// By variable, unknowns first and then sums: whether it is held, that is nonbasic.
  private(set) var isHeld: [Bool]
  private let matrix: SparseMatrix
  /// By unknown: the unknown of which it is a multiple, itself, or -1 if it is a number.
  private var roots: [Int32]
  private var scales: [Double]

  /// A sum of three unknowns or more is looked at again at most this often at each level.
  private static let mostPasses = 8

  /// Chooses a basis.
  ///
  /// - Parameters:
  ///   - matrix: The coefficients of the sums.
  ///   - decisiveLevels: By variable, the level that decides its best value; -1 if none does.
  ///   - levelCount: How many levels there are.
  ///   - work: The limit on the arithmetic.
  /// - Throws: ``SolverError/tooLarge``.
  init(
    _ matrix: SparseMatrix, decisiveLevels: [Int32], levelCount: Int, _ work: inout WorkLimit
  ) throws(SolverError) {
    self.matrix = matrix
    isHeld = [Bool](repeating: false, count: decisiveLevels.count)
    roots = (0..<matrix.columnCount).map { Int32($0) }
    scales = [Double](repeating: 1, count: matrix.columnCount)
    let order = Self.order(decisiveLevels, levelCount: levelCount)
    var pending: [Int] = []
    var place = 0
    while place < order.count {
      let level = decisiveLevels[Int(order[place])]
      while place < order.count, decisiveLevels[Int(order[place])] == level {
        let variable = Int(order[place])
        if variable < matrix.columnCount {
          holdUnknown(variable)
        } else {
          pending.append(variable - matrix.columnCount)
        }
        place += 1
      }
      try hold(&pending, &work)
    }
    for unknown in roots.indices where root(of: unknown) == unknown { isHeld[unknown] = true }
  }

  /// The variables with a decisive level, by level and then by number (counting sort).
  private static func order(_ levels: [Int32], levelCount: Int) -> [Int32] {
    var starts = [Int](repeating: 0, count: levelCount + 1)
    for level in levels where level >= 0 { starts[Int(level) + 1] += 1 }
    for level in 0..<levelCount { starts[level + 1] += starts[level] }
    var order = [Int32](repeating: 0, count: starts[levelCount])
    for (variable, level) in levels.enumerated() where level >= 0 {
      order[starts[Int(level)]] = Int32(variable)
      starts[Int(level)] += 1
    }
    return order
  }

  private mutating func holdUnknown(_ unknown: Int) {
    let root = root(of: unknown)
    guard root >= 0 else { return }
    isHeld[unknown] = true
    roots[root] = -1
  }

  /// Holds sums as long as one of them determines something; keeps those that are too long.
  private mutating func hold(
    _ pending: inout [Int], _ work: inout WorkLimit
  ) throws(SolverError) {
    for _ in 0..<Self.mostPasses where !pending.isEmpty {
      let count = pending.count
      var kept = 0
      for place in 0..<count {
        let row = pending[place]
        try work.spend(1 + matrix.row(row).count)
        if !holdSum(row) {
          pending[kept] = row
          kept += 1
        }
      }
      pending.removeSubrange(kept...)
      if kept == count { return }
    }
  }

  /// Holds a sum if that determines an unknown; says `false` if it has three unknowns or more.
  private mutating func holdSum(_ row: Int) -> Bool {
    var (one, other) = (-1, -1)
    var (oneScale, otherScale) = (0.0, 0.0)
    var size = 0.0
    for place in matrix.row(row) {
      let entry = matrix.byRow[place]
      let root = root(of: Int(entry.index))
      guard root >= 0 else { continue }
      let scale = entry.coefficient * scales[Int(entry.index)]
      size = max(size, abs(scale))
      if root == one || one < 0 {
        one = root
        oneScale += scale
      } else if root == other || other < 0 {
        other = root
        otherScale += scale
      } else {
        return false
      }
    }
    if other >= 0, abs(otherScale) <= Tolerance.slope * size { other = -1 }
    if one >= 0, abs(oneScale) <= Tolerance.slope * size {
      (one, oneScale, other) = (other, otherScale, -1)
    }
    guard one >= 0 else { return true }
    isHeld[matrix.columnCount + row] = true
    if other < 0 {
      roots[one] = -1
    } else {
      roots[other] = Int32(one)
      scales[other] = -oneScale / otherScale
    }
    return true
  }

  /// The unknown of which an unknown is a multiple, or -1; afterwards the multiple is in `scales`.
  private mutating func root(of unknown: Int) -> Int {
    let parent = Int(roots[unknown])
    guard parent >= 0, parent != unknown else { return parent }
    if roots[parent] < 0 { roots[unknown] = -1 }
    if roots[parent] < 0 || Int(roots[parent]) == parent { return Int(roots[unknown]) }
    // Two passes, so that a long chain takes no deep recursion.
    var chain = [unknown]
    var end = parent
    while roots[end] >= 0, Int(roots[end]) != end {
      chain.append(end)
      end = Int(roots[end])
    }
    let root = roots[end]
    var scale = 1.0
    for link in chain.reversed() {
      scale *= scales[link]
      scales[link] = scale
      roots[link] = root
    }
    return Int(root)
  }
}
