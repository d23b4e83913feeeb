/// Unknowns that rows connect with each other and with no other unknowns, at one of their optima.
enum Component: Sendable {
  /// A single unknown, and the range of its optimal values.
  case single(Int32, Extent)
  /// Several unknowns that share rows.
  case coupled(Tableau)
  /// No component any more: it was merged into another one.
  case merged

  /// Whether it may have more than one optimum.
  var mayHaveOtherOptima: Bool {
    switch self {
    case .single(_, let extent): extent.isOpen
    case .coupled(let tableau): tableau.mayHaveOtherOptima
    case .merged: false
    }
  }

  /// The present value of one of its unknowns.
  func value(of unknown: Int32) -> Double {
    switch self {
    case .single(_, let extent): extent.defaultValue
    case .coupled(let tableau): tableau.value(of: unknown)
    case .merged: .nan
    }
  }

  /// Whether a sum of its unknowns may have another value in other optima.
  func mayVary(_ terms: [LinearProblem.Term]) -> Bool {
    switch self {
    case .single(_, let extent): extent.isOpen
    case .coupled(let tableau): tableau.mayVary(terms)
    case .merged: false
    }
  }

  /// The range of a sum of its unknowns over all optima.
  func extent(
    of terms: [LinearProblem.Term], _ work: inout WorkLimit
  ) throws(SolverError) -> Extent {
    switch self {
    case .merged: return Extent(lowest: .nan, highest: .nan)
    case .single(_, let extent):
      let factor = terms[0].coefficient
      let ends = (factor * extent.lowest, factor * extent.highest)
      return Extent(lowest: min(ends.0, ends.1), highest: max(ends.0, ends.1))
    case .coupled(let tableau):
      return Extent(
        lowest: try tableau.optimum(of: terms, sense: 1, &work) ?? -.infinity,
        highest: try tableau.optimum(of: terms, sense: -1, &work) ?? .infinity)
    }
  }
}
