/// The coefficients of sums of unknowns: row i is sum i, column j lists the sums with unknown j.
///
/// Both directions are compressed (one array of all entries, and where each row begins), so that a
/// pass over all entries reads memory in order. Source: Duff, Erisman and Reid, *Direct Methods
/// for Sparse Matrices*, chapter 2.
struct SparseMatrix: Sendable {
  /// A coefficient with the number of its column, or of its row where entries go by column.
  struct Entry: Equatable, Sendable {
    let index: Int32
    let coefficient: Double
  }

  let columnCount: Int
  private var rowStarts: [Int32] = [0]
  private(set) var byRow: [Entry] = []
  private var columnStarts: [Int32] = []
  private(set) var byColumn: [Entry] = []

  init(columnCount: Int) { self.columnCount = columnCount }

  var rowCount: Int { rowStarts.count - 1 }

  /// The places of a row's entries in ``byRow``.
  func row(_ row: Int) -> Range<Int> {
    Range(uncheckedBounds: (Int(rowStarts[row]), Int(rowStarts[row + 1])))
  }

  /// The places of a column's entries in ``byColumn``, by rising row.
  func column(_ column: Int) -> Range<Int> {
    Range(uncheckedBounds: (Int(columnStarts[column]), Int(columnStarts[column + 1])))
  }

  /// Adds an entry to the row that isn't finished yet.
  mutating func append(_ coefficient: Double, column: Int32) {
    assert(column >= 0 && Int(column) < columnCount)
    byRow.append(Entry(index: column, coefficient: coefficient))
  }

  /// Finishes a row; ``indexColumns()`` has to follow before columns are read.
  mutating func finishRow() { rowStarts.append(Int32(byRow.count)) }

  mutating func appendRow(_ entries: some Sequence<Entry>, column: (Int32) -> Int32) {
    for entry in entries { append(entry.coefficient, column: column(entry.index)) }
    finishRow()
  }

  /// Lists the entries by column (counting sort).
  ///
  /// - Complexity: O(entries + columns).
  mutating func indexColumns() {
    columnStarts = [Int32](repeating: 0, count: columnCount + 1)
    for entry in byRow { columnStarts[Int(entry.index) + 1] += 1 }
    for column in 0..<columnCount { columnStarts[column + 1] += columnStarts[column] }
    var next = columnStarts
    byColumn = [Entry](repeating: Entry(index: 0, coefficient: 0), count: byRow.count)
    for row in 0..<rowCount {
      for place in self.row(row) {
        let entry = byRow[place]
        byColumn[Int(next[Int(entry.index)])] =
          Entry(index: Int32(row), coefficient: entry.coefficient)
        next[Int(entry.index)] += 1
      }
    }
  }

  /// A row times a vector, plus a number; and the size of all parts, to judge rounding by.
  @inline(__always)
  func product(row: Int, _ vector: [Double], plus number: Double) -> (sum: Double, size: Double) {
    Self.product(byRow, self.row(row), vector, plus: number)
  }

  /// A column times a vector, plus a number; and the size of all parts, to judge rounding by.
  @inline(__always)
  func product(
    column: Int, _ vector: [Double], plus number: Double
  ) -> (sum: Double, size: Double) {
    Self.product(byColumn, self.column(column), vector, plus: number)
  }

  @inline(__always)
  private static func product(
    _ entries: [Entry], _ places: Range<Int>, _ vector: [Double], plus number: Double
  ) -> (sum: Double, size: Double) {
    assert(places.upperBound <= entries.count)
    return entries.withUnsafeBufferPointer { entries in
      vector.withUnsafeBufferPointer { vector in
        var (sum, size) = (number, abs(number))
        for place in places {
          let entry = entries[place]
          assert(entry.index >= 0 && Int(entry.index) < vector.count)
          let part = entry.coefficient * vector[Int(entry.index)]
          sum += part
          size += abs(part)
        }
        return (sum, size)
      }
    }
  }
}
