/// The lower bound 0 of a variable, written as a condition on the free variable that determines it.
///
///     0.5 * Red.width - 20 >= 0
struct VariableBound {
  let variable: Int32
  let coefficient: Double
  let offset: Offset
  /// The variable that mustn't be negative.
  let bounded: Int32

  /// Where the free variable's bound lies.
  var position: Double { -offset.value / coefficient }
}

extension EquationPass {
  /// The nearest bounds of the free variables, by rising variable: of each at most one from below and
  /// one from above.
  ///
  /// - Returns: The bounds, or a known variable that is negative.
  func bounds() -> (bounds: [VariableBound], negative: Int32?) {
    // By variable: the variable that gives its nearest bound from below and from above, or -1.
    var nearest: [(lower: Int32, upper: Int32)] = []
    for variable in 0..<Int32(rows.isNonnegative.count) where rows.isNonnegative[Int(variable)] {
      let alias = forest.alias(of: variable)
      if alias.isKnown {
        if alias.offset.value < 0, !alias.offset.isZero { return ([], variable) }
        continue
      }
      if nearest.isEmpty { nearest = Array(repeating: (-1, -1), count: rows.isNonnegative.count) }
      let (position, root) = (bound(of: variable).position, Int(alias.root))
      let (lower, upper) = nearest[root]
      if alias.scale > 0 {
        if lower < 0 || position > bound(of: lower).position { nearest[root].lower = variable }
      } else if upper < 0 || position < bound(of: upper).position {
        nearest[root].upper = variable
      }
    }
    var bounds: [VariableBound] = []
    for (lower, upper) in nearest {
      if lower >= 0 { bounds.append(bound(of: lower)) }
      if upper >= 0 { bounds.append(bound(of: upper)) }
    }
    return (bounds, nil)
  }

  private func bound(of variable: Int32) -> VariableBound {
    let alias = forest.alias(of: variable)
    return VariableBound(
      variable: alias.root, coefficient: alias.scale, offset: alias.offset, bounded: variable)
  }
}
