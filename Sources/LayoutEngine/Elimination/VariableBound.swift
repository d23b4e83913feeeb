/// A lower bound 0 of a variable, in terms of the free variable in which it is known.
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
    var lower = [Int32](repeating: -1, count: rows.isNonnegative.count)
    var upper = lower
    for variable in 0..<Int32(rows.isNonnegative.count) where rows.isNonnegative[Int(variable)] {
      let alias = forest.alias(of: variable)
      if alias.isKnown {
        if alias.offset.value < 0, !alias.offset.isZero { return ([], variable) }
        continue
      }
      let (position, root) = (bound(of: variable).position, Int(alias.root))
      if alias.scale > 0 {
        if lower[root] < 0 || position > bound(of: lower[root]).position { lower[root] = variable }
      } else if upper[root] < 0 || position < bound(of: upper[root]).position {
        upper[root] = variable
      }
    }
    var bounds: [VariableBound] = []
    for root in lower.indices {
      if lower[root] >= 0 { bounds.append(bound(of: lower[root])) }
      if upper[root] >= 0 { bounds.append(bound(of: upper[root])) }
    }
    return (bounds, nil)
  }

  private func bound(of variable: Int32) -> VariableBound {
    let alias = forest.alias(of: variable)
    return VariableBound(
      variable: alias.root, coefficient: alias.scale, offset: alias.offset, bounded: variable)
  }
}
