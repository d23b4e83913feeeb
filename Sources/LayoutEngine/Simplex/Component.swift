/// Unknowns that depend on each other and on no others, at one of their optima.
enum Component: Sendable {
  /// A single unknown, and all its best values.
  case alone(Int32, Extent)
  /// Several unknowns.
  case coupled(Tableau)
  /// Was joined to another component.
  case gone

  /// Whether it may have more than one optimum.
  var isLoose: Bool {
    switch self {
    case .alone(_, let extent): extent.isOpen
    case .coupled(let tableau): tableau.isLoose
    case .gone: false
    }
  }

  /// The present value of one of its unknowns.
  func value(of unknown: Int32) -> Double {
    switch self {
    case .alone(_, let extent): extent.restingValue
    case .coupled(let tableau): tableau.value(of: unknown)
    case .gone: .nan
    }
  }

  /// Whether a sum of its unknowns may have another value in other optima.
  func mayMove(_ terms: [LinearProblem.Term]) -> Bool {
    switch self {
    case .alone(_, let extent): extent.isOpen
    case .coupled(let tableau): tableau.mayMove(terms)
    case .gone: false
    }
  }

  /// From where to where a sum of its unknowns goes in all optima.
  ///
  /// - Throws: ``SolverError`` if the arithmetic gives way.
  func extent(
    of terms: [LinearProblem.Term], _ work: inout Work
  ) throws(SolverError) -> Extent {
    switch self {
    case .gone: return Extent(lowest: .nan, highest: .nan)
    case .alone(_, let extent):
      let factor = terms[0].coefficient
      let ends = (factor * extent.lowest, factor * extent.highest)
      return Extent(lowest: min(ends.0, ends.1), highest: max(ends.0, ends.1))
    case .coupled(let tableau):
      return Extent(
        lowest: try tableau.end(of: terms, sense: 1, &work) ?? -.infinity,
        highest: try tableau.end(of: terms, sense: -1, &work) ?? .infinity)
    }
  }
}
