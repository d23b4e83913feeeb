/// Which rows to look at again when a variable isn't free any more.
///
/// A row with three free variables or more watches three of them. As long as these are free it can't
/// define anything, whatever becomes of its others.
struct WatchLists {
  /// How many variables a row watches.
  static let width = 3

  /// By variable: the newest watch in its list, or -1.
  private let heads: UnsafeMutableBufferPointer<Int32>
  /// By watch: the one before it in the same list, or -1.
  private let links: UnsafeMutableBufferPointer<Int32>
  /// By watch: the variable.
  private let watched: UnsafeMutableBufferPointer<Int32>
  /// The rows that have watches, three each, in the order in which they first waited.
  private let rows: UnsafeMutableBufferPointer<Int32>
  private var rowCount = 0

  /// - Parameters:
  ///   - variableCount: The number of variables.
  ///   - rowCount: How many rows may have to wait.
  ///   - arena: Where the memory comes from.
  init(variableCount: Int, rowCount: Int, _ arena: inout Arena) {
    heads = arena.buffer(variableCount, of: -1)
    links = arena.buffer(Self.width * rowCount, of: -1)
    watched = arena.buffer(Self.width * rowCount, of: -1)
    rows = arena.buffer(rowCount, as: Int32.self)
  }

  /// How many bytes it takes from an arena, in four buffers.
  static func byteCount(variableCount: Int, rowCount: Int) -> Int {
    4 * variableCount + (8 * width + 4) * rowCount
  }

  /// Takes all watches of a variable: the newest one, from which ``next(after:)`` leads to the rest.
  func takeAll(of variable: Int32) -> Int32 {
    let first = heads[Int(variable)]
    heads[Int(variable)] = -1
    return first
  }

  func next(after watch: Int32) -> Int32 { links[Int(watch)] }

  /// The row that a watch belongs to.
  func row(of watch: Int32) -> Int { Int(rows[Int(watch) / Self.width]) }

  /// Lets a row that waits for the first time watch three of its variables.
  mutating func watch(_ row: Int, _ reduced: ReducedRow) {
    rows[rowCount] = Int32(row)
    for watch in Self.width * rowCount..<Self.width * (rowCount + 1) { move(Int32(watch), reduced) }
    rowCount += 1
  }

  /// Lets a watch, which was taken from its list, watch another variable of its row.
  ///
  /// - Parameters:
  ///   - watch: The watch.
  ///   - reduced: The row's terms, at least three.
  func move(_ watch: Int32, _ reduced: ReducedRow) {
    let first = Int(watch) / Self.width * Self.width
    let own = first..<first + Self.width
    for place in 0..<reduced.count {
      let variable = reduced.variables[place]
      if own.contains(where: { watched[$0] == variable }) { continue }
      watched[Int(watch)] = variable
      links[Int(watch)] = heads[Int(variable)]
      heads[Int(variable)] = watch
      return
    }
  }
}
