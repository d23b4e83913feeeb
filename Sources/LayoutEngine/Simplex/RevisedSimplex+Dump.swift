extension LinearOptimum {
  /// The bases of all coupled unknowns as text, for debugging.
  package var dump: String {
    components.map { component in
      if case .coupled(let simplex) = component { simplex.description + "\n" } else { "" }
    }.joined()
  }
}

extension RevisedSimplex: CustomStringConvertible {
  /// The basis as text, for debugging: every variable with its value, and what may still move.
  ///
  ///     x0 = 20.0 nonbasic, from 20.0 to 20.0
  ///     s0 = 1.0 x0 + -2.0 x3 = 12.0 basic, from -inf to 14.0
  var description: String {
    values.indices.map { variable in
      let range = range(of: variable)
      var line = name(variable)
      if variable >= columnCount {
        line +=
          " = "
          + matrix.row(variable - columnCount).map { place in
            "\(matrix.byRow[place].coefficient) \(name(Int(matrix.byRow[place].index)))"
          }.joined(separator: " + ")
      }
      line += " = \(values[variable]) \(positionOf[variable] < 0 ? "nonbasic" : "basic")"
      return line + ", from \(range.lowest) to \(range.highest)"
    }.joined(separator: "\n")
  }

  private func name(_ variable: Int) -> String {
    variable < columnCount ? "x\(unknowns[variable])" : "s\(variable - columnCount)"
  }
}
