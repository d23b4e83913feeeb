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
  ///
  /// The watches of row r are number 3r and the two after it.
  private let watched: UnsafeMutableBufferPointer<Int32>

  init(variableCount: Int, rowCount: Int, _ arena: inout Arena) {
    heads = arena.buffer(variableCount, of: -1)
    links = arena.buffer(Self.width * rowCount, of: -1)
    watched = arena.buffer(Self.width * rowCount, of: -1)
  }

  /// How many bytes it takes from an arena, in three buffers.
  static func byteCount(variableCount: Int, rowCount: Int) -> Int {
    4 * variableCount + 8 * width * rowCount
  }

  /// Takes all watches of a variable: the newest one, from which ``next(after:)`` leads to the rest.
  func takeAll(of variable: Int32) -> Int32 {
    let first = heads[Int(variable)]
    heads[Int(variable)] = -1
    return first
  }

  func next(after watch: Int32) -> Int32 { links[Int(watch)] }

  /// The row that a watch belongs to.
  func row(of watch: Int32) -> Int { Int(watch) / Self.width }

  /// Lets a row that waits for the first time watch three of its variables.
  func watch(_ row: Int, _ reduced: ReducedRow) {
    for watch in Self.width * row..<Self.width * (row + 1) { move(Int32(watch), reduced) }
  }

  /// Lets a watch, which was taken from its list, watch another variable of its row.
  ///
  /// - Parameters:
  ///   - watch: The watch.
  ///   - reduced: The row's terms, at least three.
  func move(_ watch: Int32, _ reduced: ReducedRow) {
    let own = Self.width * row(of: watch)..<Self.width * (row(of: watch) + 1)
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
