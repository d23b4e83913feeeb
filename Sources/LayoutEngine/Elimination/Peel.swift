/// The second pass of the elimination: it puts aside equations with a variable that no other row
/// contains, not even a bound (a free column singleton).
///
/// Whatever values the others get, the equation then gives that variable its value. Putting it aside
/// may leave another equation with such a variable, and so on, from the end of a chain to its
/// beginning:
///
///     y3 = y2 + height2 + 8          y3 occurs nowhere else; without this equation y2 doesn't either
///     y2 = y1 + height1 + 8
///
/// Nothing is substituted, so nothing becomes longer.
///
/// Complexity: O(terms).
/// Source: E. Andersen and K. Andersen, "Presolving in linear programming", 1995, section 3.2.
struct Peel {
  private let remainder: Remainder
  /// By variable: how many equations contain it; a huge number if a row of another kind does.
  private var uses: [Int32]
  /// By variable: the sum of the row numbers of the equations that contain it.
  ///
  /// If only one such equation is left, the sum is its row number.
  private var numbers: [Int]
  /// Variables that occur in one equation only.
  private var singletons: [Int32] = []
  /// By row of the remainder: whether it was put aside.
  private(set) var isUsed: [Bool]

  init(_ remainder: Remainder, variableCount: Int) {
    self.remainder = remainder
    uses = [Int32](repeating: 0, count: variableCount)
    numbers = [Int](repeating: 0, count: variableCount)
    isUsed = [Bool](repeating: false, count: remainder.rows.count)
    for row in 0..<remainder.equationCount {
      for place in remainder.places(of: row) {
        uses[Int(remainder.terms[place].variable)] += 1
        numbers[Int(remainder.terms[place].variable)] += row
      }
    }
    let end = remainder.places(of: remainder.equationCount - 1).upperBound
    for place in end..<remainder.terms.count {
      uses[Int(remainder.terms[place].variable)] = .max / 2
    }
  }

  /// Puts equations aside, each as the definition of a variable.
  ///
  /// - Throws: ``SolverError/overflow`` if a number outgrows a double.
  mutating func run(into definitions: inout Definitions) throws(SolverError) {
    for row in 0..<remainder.equationCount {
      for place in remainder.places(of: row) { note(remainder.terms[place].variable) }
    }
    while let variable = singletons.popLast() {
      guard uses[Int(variable)] == 1 else { continue }
      try putAside(numbers[Int(variable)], defining: variable, in: &definitions)
    }
  }

  private mutating func note(_ variable: Int32) {
    if uses[Int(variable)] == 1 { singletons.append(variable) }
  }

  private mutating func putAside(
    _ row: Int, defining variable: Int32, in definitions: inout Definitions
  ) throws(SolverError) {
    let places = remainder.places(of: row)
    var (pivot, largest) = (0.0, 0.0)
    for place in places {
      let term = remainder.terms[place]
      if term.variable == variable { pivot = term.coefficient }
      largest = max(largest, abs(term.coefficient))
    }
    guard abs(pivot) >= Tolerance.pivotThreshold * largest else { return }
    let factor = -1 / pivot
    for place in places {
      let term = remainder.terms[place]
      uses[Int(term.variable)] -= 1
      numbers[Int(term.variable)] -= row
      note(term.variable)
      if term.variable != variable {
        try definitions.addTerm(term.variable, term.coefficient * factor)
      }
    }
    let source = remainder.rows[row]
    try definitions.define(variable, plus: source.offset.scaled(by: factor), by: source.source)
    isUsed[row] = true
  }
}
