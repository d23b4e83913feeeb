/// Which definitions were put into which rows, so that a contradiction can name where it came from.
struct Trace: Sendable {
  private var definitions: Links
  private var rowCount: Int

  init(rowCount: Int) {
    definitions = Links(count: rowCount)
    self.rowCount = rowCount
  }

  /// Makes room for one more row.
  mutating func addRow() {
    definitions.addList()
    rowCount += 1
  }

  /// Notes that a definition was put into a row.
  mutating func note(_ definition: Int32, in row: Int32) { definitions.add(definition, to: row) }

  /// The rows themselves and all from which their present form was made, by rising number.
  ///
  /// - Parameters:
  ///   - seeds: The rows to begin with.
  ///   - sources: For every definition the row that it was.
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
