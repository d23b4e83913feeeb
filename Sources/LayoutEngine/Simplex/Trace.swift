/// Which definitions were substituted into which rows, to trace an infeasible row back.
struct Trace: Sendable {
  private var definitions: AdjacencyLists
  private var rowCount: Int

  init(rowCount: Int) {
    definitions = AdjacencyLists(count: rowCount)
    self.rowCount = rowCount
  }

  /// Adds one more row.
  mutating func addRow() {
    definitions.addList()
    rowCount += 1
  }

  /// Notes that a definition was substituted into a row.
  mutating func note(_ definition: Int32, in row: Int32) { definitions.add(definition, to: row) }

  /// The given rows and all rows that were substituted into them, in rising order.
  ///
  /// - Parameters:
  ///   - seeds: The rows to begin with.
  ///   - sources: For every definition the equation that it was made from.
  /// - Returns: The rows, each once.
  func rows(behind seeds: [Int32], sources: (Int32) -> Int32) -> [Int32] {
    var isSeen = [Bool](repeating: false, count: rowCount)
    var pending = seeds
    var found: [Int32] = []
    while let row = pending.popLast() {
      guard !isSeen[Int(row)] else { continue }
      isSeen[Int(row)] = true
      found.append(row)
      var link = definitions.first(of: row)
      while link >= 0 {
        let (definition, next) = definitions.step(link)
        pending.append(sources(definition))
        link = next
      }
    }
    return found.sorted()
  }
}
