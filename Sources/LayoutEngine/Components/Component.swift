/// Unknowns that rows connect with each other and with no other unknowns, at one of their optima.
enum Component: Sendable {
  /// A single unknown, and the range of its optimal values.
  case single(Int32, Extent)
  /// Several unknowns of which only one sum is left, and that have several optima.
  indirect case summed(BoundedSum)
  /// Several unknowns that share sums.
  indirect case coupled(RevisedSimplex)
  /// No component any more: it was merged into another one.
  case merged

  /// All optima that a face describes, at given ones.
  ///
  /// - Throws: ``SolverError`` if the arithmetic fails.
  init(
    _ face: Face, at values: [Double], _ work: inout WorkLimit
  ) throws(SolverError) {
    switch face.sums.rowCount {
    case 0: self = .single(face.unknowns[0], face.ranges[0])
    case 1: self = .summed(BoundedSum(face, at: values))
    default:
      guard let simplex = try RevisedSimplex(face, &work) else {
        throw .lostOptimum(variable: Int(face.unknowns[0]), value: values[0])
      }
      self = .coupled(simplex)
    }
  }

  /// Whether it may have more than one optimum.
  var mayHaveOtherOptima: Bool {
    switch self {
    case .single(_, let extent): extent.isOpen
    case .summed(let sum): sum.mayHaveOtherOptima
    case .coupled(let simplex): simplex.mayHaveOtherOptima
    case .merged: false
    }
  }

  /// The present value of one of its unknowns.
  func value(of unknown: Int32) -> Double {
    switch self {
    case .single(_, let extent): extent.defaultValue
    case .summed(let sum): sum.value(of: unknown)
    case .coupled(let simplex): simplex.value(of: unknown)
    case .merged: .nan
    }
  }

  /// Whether a sum of its unknowns may have another value in other optima.
  func mayVary(_ terms: [LinearProblem.Term]) -> Bool {
    switch self {
    case .single(_, let extent): extent.isOpen
    case .summed(let sum): terms.contains { sum.mayVary($0.variable) }
    case .coupled(let simplex): simplex.mayVary(terms)
    case .merged: false
    }
  }

  /// The range of a sum of its unknowns over all optima; the present optimum may move.
  ///
  /// - Throws: ``SolverError`` if the arithmetic fails.
  mutating func extent(
    of terms: [LinearProblem.Term], _ work: inout WorkLimit
  ) throws(SolverError) -> Extent {
    switch self {
    case .merged: return Extent(lowest: .nan, highest: .nan)
    case .single(_, let extent): return extent.scaled(by: terms[0].coefficient)
    case .summed(let sum):
      if terms.count == 1 {
        try work.spend(1)
        return sum.extent(of: terms[0].variable).scaled(by: terms[0].coefficient)
      }
      try work.spend(32 * sum.coefficients.count)
      return sum.extent(of: terms)
    case .coupled(var simplex):
      self = .merged
      defer { self = .coupled(simplex) }
      return try simplex.extent(of: terms, &work)
    }
  }

  /// Keeps only the optima in which a sum of its unknowns has a value; says whether there is one.
  ///
  /// - Throws: ``SolverError`` if the arithmetic fails.
  mutating func fix(
    _ terms: [LinearProblem.Term], at value: Double, _ work: inout WorkLimit
  ) throws(SolverError) -> Bool {
    switch self {
    case .merged: return false
    case .single(let unknown, let extent):
      let value = value / terms[0].coefficient
      let nearest = min(max(value, extent.lowest), extent.highest)
      self = .single(unknown, Extent(lowest: nearest, highest: nearest))
      return Tolerance.same(value, nearest)
    case .summed(var sum):
      self = .merged
      if terms.count == 1 {
        try work.spend(1)
        defer { self = .summed(sum) }
        return sum.fix(terms[0].variable, at: value / terms[0].coefficient)
      }
      try work.spend(sum.coefficients.count)
      if let isOptimal = sum.fix(terms, at: value) {
        self = .summed(sum)
        return isOptimal
      }
      guard var simplex = try RevisedSimplex(sum.face, &work) else {
        throw .lostOptimum(variable: Int(terms[0].variable), value: .nan)
      }
      defer { self = .coupled(simplex) }
      return try simplex.fix(terms, at: value, &work)
    case .coupled(var simplex):
      self = .merged
      defer { self = .coupled(simplex) }
      return try simplex.fix(terms, at: value, &work)
    }
  }

  /// All optima; `nil` of a component that was merged into another one.
  var face: Face? {
    switch self {
    case .merged: nil
    case .single(let unknown, let extent): Face(unknown, in: extent)
    case .summed(let sum): sum.face
    case .coupled(let simplex): simplex.face
    }
  }
}

extension RevisedSimplex {
  /// The range of a sum of the problem's unknowns over all optima.
  fileprivate mutating func extent(
    of terms: [LinearProblem.Term], _ work: inout WorkLimit
  ) throws(SolverError) -> Extent {
    let lowest = try optimum(of: terms, sense: 1, &work) ?? -.infinity
    return Extent(
      lowest: lowest, highest: try optimum(of: terms, sense: -1, &work) ?? .infinity)
  }
}
