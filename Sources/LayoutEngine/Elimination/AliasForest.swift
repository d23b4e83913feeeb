/// All variables, each free, known, or known in terms of a free one: a union-find with offsets.
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

  /// Makes a variable's alias point to a free variable, or know its value.
  private func shortened(_ variable: Int32) -> Alias {
    var alias = aliases[Int(variable)]
    while !alias.isKnown {
      let next = aliases[Int(alias.root)]
      if next.root == alias.root { break }
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
