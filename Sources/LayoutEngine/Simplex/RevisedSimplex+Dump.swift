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

  /// Whether the parts agree with each other; checked after each level in debug builds.
  ///
  /// As many variables are nonbasic as there are unknowns, and every sum has its terms' value.
  var invariantsHold: Bool {
    for (position, variable) in basic.enumerated() where positionOf[Int(variable)] != position {
      return false
    }
    guard positionOf.count(where: { $0 >= 0 }) == matrix.rowCount else { return false }
    return (0..<matrix.rowCount).allSatisfy { row in
      var sum = -values[columnCount + row]
      var size = abs(sum)
      for place in matrix.row(row) {
        let entry = matrix.byRow[place]
        sum += entry.coefficient * values[Int(entry.index)]
        size += abs(entry.coefficient * values[Int(entry.index)])
      }
      return !size.isFinite || abs(sum) <= Tolerance.residual * (1 + size)
    }
  }
}
