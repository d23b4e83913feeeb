/// A simplex tableau of whole numbers over one common denominator: nothing is ever rounded.
///
/// Pivots keep whole numbers whole (Edmonds): the new entry is a 2x2 determinant divided by the old
/// denominator, which always goes without remainder.
struct ExactTableau {
  /// A number didn't fit.
  struct Overflow: Error {}

  /// The rows; the last column is the right side, the last row the cost.
  private var entries: [[Int]]
  private var denominator: Int
  private var basis: [Int]
  private let columnCount: Int
  private var isBanned: [Bool]

  /// Equations `row * x = right side` with right sides of at least 0 and a basis of unit columns.
  init(rows: [[Int]], basis: [Int]) {
    columnCount = (rows.first?.count ?? 1) - 1
    entries = rows + [[Int](repeating: 0, count: columnCount + 1)]
    denominator = 1
    self.basis = basis
    isBanned = [Bool](repeating: false, count: columnCount)
  }

  /// Makes the cost least, with all columns from then on kept out that would make it worse.
  ///
  /// - Returns: The least cost as numerator and denominator, or `nil` if there is none.
  mutating func minimise(_ costs: [Int]) throws(Overflow) -> (Int, Int)? {
    let last = entries.count - 1
    for column in 0...columnCount {
      var cost = column < columnCount ? try Self.product(costs[column], denominator) : 0
      for (row, variable) in basis.enumerated() where costs[variable] != 0 {
        cost = try Self.sum(cost, try Self.product(-costs[variable], entries[row][column]))
      }
      entries[last][column] = cost
    }
    while let entering = (0..<columnCount).first(where: { !isBanned[$0] && entries[last][$0] < 0 })
    {
      guard let row = try leaving(for: entering) else { return nil }
      try pivot(row, entering)
    }
    for column in 0..<columnCount where entries[last][column] > 0 { isBanned[column] = true }
    return (-entries[last][columnCount], denominator)
  }

  /// The value of a column's variable as numerator and denominator.
  func value(of column: Int) -> (Int, Int) {
    guard let row = basis.firstIndex(of: column) else { return (0, denominator) }
    return (entries[row][columnCount], denominator)
  }

  private func leaving(for entering: Int) throws(Overflow) -> Int? {
    var best: Int?
    for row in basis.indices where entries[row][entering] > 0 {
      guard let held = best else {
        best = row
        continue
      }
      let mine = try Self.product(entries[row][columnCount], entries[held][entering])
      let theirs = try Self.product(entries[held][columnCount], entries[row][entering])
      if mine < theirs || mine == theirs && basis[row] < basis[held] { best = row }
    }
    return best
  }

  private mutating func pivot(_ row: Int, _ column: Int) throws(Overflow) {
    let source = entries[row]
    let pivot = source[column]
    for other in entries.indices where other != row {
      var target = entries[other]
      let factor = target[column]
      if factor == 0, pivot == denominator { continue }
      for place in target.indices where target[place] != 0 || source[place] != 0 {
        target[place] = try determinant(pivot, target[place], factor, source[place])
      }
      entries[other] = target
    }
    denominator = pivot
    basis[row] = column
  }

  /// (a * b - c * d) / denominator.
  private func determinant(_ a: Int, _ b: Int, _ c: Int, _ d: Int) throws(Overflow) -> Int {
    let (first, isLarge) = a.multipliedReportingOverflow(by: b)
    let (second, isLargeToo) = c.multipliedReportingOverflow(by: d)
    if !isLarge, !isLargeToo {
      let (difference, overflows) = first.subtractingReportingOverflow(second)
      if !overflows { return difference / denominator }
    }
    // Two products of 63 bits each differ by at most 127 bits.
    let wide = (Int128(a) * Int128(b) - Int128(c) * Int128(d)) / Int128(denominator)
    guard let narrow = Int(exactly: wide) else { throw Overflow() }
    return narrow
  }

  private static func product(_ a: Int, _ b: Int) throws(Overflow) -> Int {
    let (product, overflows) = a.multipliedReportingOverflow(by: b)
    if overflows { throw Overflow() }
    return product
  }

  private static func sum(_ a: Int, _ b: Int) throws(Overflow) -> Int {
    let (sum, overflows) = a.addingReportingOverflow(b)
    if overflows { throw Overflow() }
    return sum
  }
}
