/// All variables, and what the equations used so far say about each: a union-find with offsets.
///
/// A variable is free as long as no equation has defined it. (In textbooks a free variable is one
/// without bounds; here it may have some.) Every other variable is known, or is a multiple of a
/// free one plus a number.
///
/// An equation between two variables joins their trees at once, whatever else is known of them, so no
/// row is ever rewritten. Looking a variable up shortens its path to the root.
///
/// Complexity: the smaller tree is joined to the larger one, so a look-up takes O(log n) steps at
/// worst, and about one on average.
/// Source: R. Tarjan, "Efficiency of a good but not linear set union algorithm", JACM 1975; with
/// offsets: "union-find with potentials".
struct AliasForest {
  let aliases: UnsafeMutableBufferPointer<Alias>

  /// A path of joined trees is shorter than this, whatever their number.
  private static let deepest = 40

  init(variableCount: Int, _ arena: inout Arena) {
    aliases = arena.buffer(variableCount, as: Alias.self)
    for variable in 0..<variableCount {
      aliases.initializeElement(at: variable, to: Alias(free: Int32(variable)))
    }
  }

  /// What is known of a variable, in terms of one that is still free.
  @inline(__always)
  func alias(of variable: Int32) -> Alias {
    let alias = aliases[Int(variable)]
    if alias.isKnown || alias.root == variable { return alias }
    if aliases[Int(alias.root)].root == alias.root { return alias }
    return shortened(variable)
  }

  /// Whether nothing is known of a variable.
  func isFree(_ variable: Int32) -> Bool { aliases[Int(variable)].root == variable }

  /// Makes the aliases on a variable's path point to a free variable, or know their values.
  ///
  /// Coefficients that forbid joining the smaller tree to the larger one may make a path long. Then
  /// only its beginning is shortened, so that the calls don't fill the stack.
  private func shortened(_ variable: Int32, depth: Int = 0) -> Alias {
    var alias = aliases[Int(variable)]
    while !alias.isKnown {
      var next = aliases[Int(alias.root)]
      if next.root == alias.root { break }
      if depth < Self.deepest { next = shortened(alias.root, depth: depth + 1) }
      alias.offset.add(next.offset, times: alias.scale)
      alias.scale *= next.scale
      alias.root = next.root
    }
    aliases[Int(variable)] = alias
    return alias
  }

  /// Notes the value of a free variable.
  func define(_ variable: Int32, as offset: Offset, by row: Int32) throws(SolverError) {
    guard offset.isFinite else { throw .overflow }
    aliases[Int(variable)].root = -1
    aliases[Int(variable)].row = row
    aliases[Int(variable)].offset = offset
  }

  /// Notes that a free variable is a multiple of another free one plus a number.
  func join(
    _ variable: Int32, to root: Int32, times scale: Double, plus offset: Offset, by row: Int32
  ) throws(SolverError) {
    // A multiple that is too small for a double is nothing.
    guard scale != 0 else { return try define(variable, as: offset, by: row) }
    guard offset.isFinite, scale.isFinite else { throw .overflow }
    aliases[Int(root)].weight += aliases[Int(variable)].weight
    aliases[Int(variable)].root = root
    aliases[Int(variable)].row = row
    aliases[Int(variable)].scale = scale
    aliases[Int(variable)].offset = offset
  }
}

/// What is known of a variable: nothing, its value, or that it is a multiple of another plus a number.
///
///     Blue.x = 1.0 * Red.width + 28
struct Alias: Sendable, BitwiseCopyable {
  /// The variable in whose terms it is known: itself, while nothing is known; -1 if it has a value.
  var root: Int32
  /// The equation that defined it; -1 if none did.
  var row: Int32 = -1
  /// How many variables are known in its terms, itself included.
  var weight: Int32 = 1
  var scale = 1.0
  var offset = Offset.zero

  /// A variable about which nothing is known.
  init(free variable: Int32) { root = variable }

  /// Whether it has a value, which is its offset.
  var isKnown: Bool { root < 0 }
}

/// A constant in an expression, with what is known of its rounding.
struct Offset: Equatable, Sendable, BitwiseCopyable {
  var value: Double
  /// The size of the numbers from which the value was added up.
  ///
  /// A value that is tiny compared with it can't be told from 0.
  var size: Double

  /// Computed, so that using it takes no look whether it was made already.
  static var zero: Offset { Offset(0, size: 0) }

  init(_ value: Double, size: Double? = nil) {
    self.value = value
    self.size = size ?? abs(value)
  }

  /// Adds a multiple of another constant.
  mutating func add(_ other: Offset, times factor: Double) {
    let part = factor * other.value
    value += part
    // Digits that were lost to rounding stay lost, however small the numbers get.
    size = max(size + abs(part), abs(factor) * other.size)
  }

  /// The constant multiplied by a number.
  func scaled(by factor: Double) -> Offset {
    Offset(factor * value, size: abs(factor) * size)
  }

  /// The value, or 0 if it is only rounding noise.
  var cleaned: Double { abs(value) <= Tolerance.noise * size ? 0 : value }

  /// Whether the value is 0 but for rounding.
  var isZero: Bool { abs(value) <= Tolerance.same * (1 + size) }

  var isFinite: Bool { value.isFinite && size.isFinite }
}
