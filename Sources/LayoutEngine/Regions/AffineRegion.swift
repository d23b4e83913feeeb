/// A region of parameters in which an optimum is an affine function of the parameters.
///
/// The parameters are the constants of two rows, for a layout the window's width and height. A row
/// is active if it is satisfied with equality. As long as the active rows stay active, and each
/// other row stays satisfied or stays violated, the same rows determine the optimum: the conditions
/// of optimality don't contain the constants.
///
///     x = x0 + (width - 320) * x1 + (height - 480) * x2      while 200 <= width <= 760
///
/// Source: T. Gal, "Postoptimal Analyses, Parametric Programming, and Related Topics", 1995.
struct AffineRegion: Sendable {
  /// A linear condition on the parameters: `slack + normal * (parameters - origin) >= 0`.
  struct HalfPlane: Sendable {
    let slack: Double
    let normal: SIMD2<Double>
  }

  /// The parameters for which the optimum was found.
  private let origin: SIMD2<Double>
  private let count: Int
  /// The values at the origin and their slopes in one array, which is copied faster than three.
  ///
  /// Each value has a main parameter: the first one at even indices, the second one at odd indices.
  /// (The window's width changes the x and width of frames, and its height the y and height.) The
  /// slopes by the main parameters come first. Those by the other parameters follow, unless all of
  /// those others are 0.
  private let numbers: [Double]
  /// The least value of each parameter, from the conditions on that parameter alone.
  private var lowest = SIMD2(repeating: -Double.infinity)
  /// The greatest value of each parameter, from the conditions on that parameter alone.
  private var highest = SIMD2(repeating: Double.infinity)
  /// The conditions on both parameters.
  private var conditions: [HalfPlane] = []

  /// - Parameters:
  ///   - values: The optimum.
  ///   - origin: The parameters for which it was found.
  ///   - slopes: How it changes with the first parameter, and with the second.
  init(values: [Double], at origin: SIMD2<Double>, slopes: ([Double], [Double])) {
    self.origin = origin
    count = values.count
    let own = values.indices.map { $0 % 2 == 0 ? slopes.0[$0] : slopes.1[$0] }
    let other = values.indices.map { $0 % 2 == 0 ? slopes.1[$0] : slopes.0[$0] }
    // -0 + 0 is 0, so that no value is printed as "-0".
    numbers = values.map { $0 + 0 } + own + (other.allSatisfy { $0 == 0 } ? [] : other)
  }

  /// Removes from the region the parameters at which a number would be negative.
  ///
  /// - Parameters:
  ///   - number: The number, for the parameters at the origin.
  ///   - change: How it changes with each parameter.
  mutating func keep(_ number: Double, changing change: SIMD2<Double>) {
    let noise = Tolerance.noise * (1 + abs(number))
    let isFlat = (abs(change[0]) <= noise, abs(change[1]) <= noise)
    switch isFlat {
    case (true, true): return
    case (false, false): conditions.append(HalfPlane(slack: number, normal: change))
    case (false, true): bound(0, number, change[0])
    case (true, false): bound(1, number, change[1])
    }
  }

  private mutating func bound(_ axis: Int, _ number: Double, _ change: Double) {
    let end = origin[axis] - number / change
    if change > 0 {
      lowest[axis] = max(lowest[axis], end)
    } else {
      highest[axis] = min(highest[axis], end)
    }
  }

  /// Whether the optimum for these parameters is the region's.
  func contains(_ parameters: SIMD2<Double>) -> Bool {
    guard all(parameters .>= lowest), all(parameters .<= highest) else { return false }
    let step = parameters - origin
    return conditions.allSatisfy { $0.slack + ($0.normal * step).sum() >= 0 }
  }

  /// The optimum for parameters in the region.
  ///
  /// - Complexity: O(variables), a multiplication each, or two if both parameters count.
  func values(at parameters: SIMD2<Double>) -> [Double] {
    let step = parameters - origin
    return [Double](unsafeUninitializedCapacity: count) { sums, initialized in
      initialized = count
      numbers.withUnsafeBufferPointer { numbers in
        _ = sums.initialize(fromContentsOf: numbers[..<count])
        Self.add(numbers[count..<2 * count], times: step, to: sums)
        guard numbers.count > 2 * count else { return }
        Self.add(numbers[(2 * count)...], times: [step.y, step.x], to: sums)
      }
    }
  }

  /// Adds `slope * step.x` to each number at an even index, and `slope * step.y` at an odd index.
  private static func add(
    _ slice: Slice<UnsafeBufferPointer<Double>>, times step: SIMD2<Double>,
    to sums: UnsafeMutableBufferPointer<Double>
  ) {
    let slopes = UnsafeBufferPointer(rebasing: slice)
    let count = slopes.count
    for pair in 0..<count / 2 {
      sums[2 * pair] += step.x * slopes[2 * pair]
      sums[2 * pair + 1] += step.y * slopes[2 * pair + 1]
    }
    if count % 2 == 1 { sums[count - 1] += step.x * slopes[count - 1] }
  }
}

extension LinearOptimum {
  /// The region of the parameters in which the optimum is an affine function of them.
  ///
  /// If the optimum isn't unique, several functions are possible, and the region uses one of these.
  /// Its values are optimal as long as the active rows stay active.
  ///
  /// - Parameters:
  ///   - parameters: The rows whose constants are the parameters: required equations.
  ///   - work: The limit on the arithmetic.
  /// - Returns: `nil` if the active rows can't all stay active when a parameter changes.
  /// - Throws: ``SolverError`` if the arithmetic fails.
  func region(
    of parameters: (Int, Int), _ work: inout WorkLimit
  ) throws(SolverError) -> AffineRegion? {
    let differences = problem.heads.indices.map { problem.difference(ofRow: $0, at: values) }
    let isTight = differences.indices.map { row in
      problem.heads[row].isRequiredEquation
        || abs(differences[row])
          <= Tolerance.same * (1 + problem.size(ofRow: row, at: values))
    }
    guard let first = try slopes(parameters.0, isTight, &work),
      let second = try slopes(parameters.1, isTight, &work)
    else { return nil }
    var region = AffineRegion(
      values: values,
      at: [problem.heads[parameters.0].constant, problem.heads[parameters.1].constant],
      slopes: (first, second))
    for row in differences.indices where !isTight[row] {
      let sign = differences[row] < 0 ? -1.0 : 1
      var change = SIMD2<Double>.zero
      for term in problem.terms[problem.termRange(ofRow: row)] {
        change += sign * term.coefficient * [first[Int(term.variable)], second[Int(term.variable)]]
      }
      region.keep(sign * differences[row], changing: change)
    }
    for variable in values.indices where isPositive(variable) {
      region.keep(values[variable], changing: [first[variable], second[variable]])
    }
    return region
  }

  /// Whether a lower bound 0 isn't active.
  private func isPositive(_ variable: Int) -> Bool {
    problem.isNonnegative[variable] && values[variable] > Tolerance.same
  }

  /// How the values change with the constant of a row while the same rows are active.
  ///
  /// It is the solution of the active rows as equations, in which that constant is 1 and every other
  /// constant is 0.
  private func slopes(
    _ parameter: Int, _ isTight: [Bool], _ work: inout WorkLimit
  ) throws(SolverError) -> [Double]? {
    var changes = LinearProblem(
      isNonnegative: [Bool](repeating: false, count: values.count),
      roomForRows: problem.rowCount, terms: problem.terms.count)
    for row in isTight.indices where isTight[row] {
      for term in problem.terms[problem.termRange(ofRow: row)] {
        changes.addTerm(term.variable, term.coefficient)
      }
      changes.endRow(.equal, row == parameter ? 1 : 0)
    }
    for variable in values.indices
    where problem.isNonnegative[variable] && !isPositive(variable) {
      changes.addTerm(Int32(variable), 1)
      changes.endRow(.equal, 0)
    }
    guard case .optimal(let optimum) = try changes.outcome(&work) else { return nil }
    return optimum.values
  }
}
