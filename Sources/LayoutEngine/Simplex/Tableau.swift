/// A simplex dictionary whose rows may be missed at a charge.
///
/// Every row of the problem is a variable of its own: left minus right side, turned so that a
/// broken inequality is negative. A variable is charged by the point on each side of 0, at one
/// level. All variables outside the basis are 0; those in the basis are sums of them.
///
///     row3 = 40 + 0.5 x1 - row7
struct Tableau: Sendable {
  /// What moving away from 0 costs on one side.
  enum Charge: Hashable, Sendable {
    case nothing
    case level(Int)
    case forbidden
  }

  /// What a variable is charged for being negative and for being positive.
  struct Charges: Hashable, Sendable {
    let below: Charge
    let above: Charge

    /// May be anything at no charge.
    static let free = Charges(below: .nothing, above: .nothing)
    /// Is never negative.
    static let size = Charges(below: .forbidden, above: .nothing)
    /// Has to be 0.
    static let zero = Charges(below: .level(0), above: .level(0))

    var isFree: Bool { below == .nothing && above == .nothing }
  }

  /// Where a variable stands.
  enum Place: Hashable, Sendable {
    case row(Int)
    case column(Int)
  }

  /// A variable that is made small (sense 1) or large (sense -1) after all levels.
  struct Goal: Hashable, Sendable {
    let variable: Int
    let sense: Double
  }

  /// The number of levels that charge; level 0 is the required one.
  let levelCount: Int
  /// What comes after the last level.
  var goal: Goal?
  /// The number of variables outside the basis.
  let columnCount: Int
  /// The coefficients, row by row.
  var entries: [Double] = []
  /// The value of each row's variable.
  var values: [Double] = []
  /// On which side of 0 a row's variable is counted: 1 or -1.
  var sides: [Double] = []
  var rowVariables: [Int] = []
  var columnVariables: [Int]
  /// By variable: the unknowns first, then the rows in the order in which they came.
  var charges: [Charges]
  var places: [Place]
  /// By variable: how large the numbers were that its constant was added up from.
  var sizes: [Double]

  /// A tableau without rows, in which all unknowns are 0.
  init(unknowns: [Charges], levelCount: Int) {
    self.levelCount = levelCount
    columnCount = unknowns.count
    columnVariables = Array(unknowns.indices)
    charges = unknowns
    places = unknowns.indices.map { .column($0) }
    sizes = [Double](repeating: 0, count: unknowns.count)
  }

  /// The value of a variable.
  func value(of variable: Int) -> Double {
    switch places[variable] {
    case .row(let row): values[row]
    case .column: 0
    }
  }

  /// Adds a variable that is a sum of those there are, and gives back its number.
  @discardableResult
  mutating func add(_ expression: Affine, charges added: Charges) -> Int {
    let variable = charges.count
    let row = dictionaryRow(of: expression)
    entries.append(contentsOf: row.coefficients)
    values.append(row.value)
    sides.append(row.value < 0 ? -1 : 1)
    rowVariables.append(variable)
    charges.append(added)
    places.append(.row(values.count - 1))
    sizes.append(expression.size)
    return variable
  }

  /// An expression in terms of the variables outside the basis.
  func dictionaryRow(of expression: Affine) -> (coefficients: [Double], value: Double) {
    var coefficients = [Double](repeating: 0, count: columnCount)
    var weights = coefficients
    var value = expression.constant
    var size = expression.size
    for term in expression.terms {
      switch places[Int(term.variable)] {
      case .column(let column):
        coefficients[column] += term.coefficient
        weights[column] += abs(term.coefficient)
      case .row(let row):
        for column in 0..<columnCount {
          let part = term.coefficient * entries[row * columnCount + column]
          coefficients[column] += part
          weights[column] += abs(part)
        }
        value += term.coefficient * values[row]
        size += abs(term.coefficient * values[row])
      }
    }
    for column in 0..<columnCount
    where abs(coefficients[column]) <= Tolerance.noise * weights[column] {
      coefficients[column] = 0
    }
    return (coefficients, abs(value) <= Tolerance.noise * size ? 0 : value)
  }

  /// Keeps a variable outside the basis at 0 from now on.
  mutating func hold(_ column: Int) {
    charges[columnVariables[column]] = Charges(below: .forbidden, above: .forbidden)
  }

  /// Whether all that is required holds.
  var isFeasible: Bool {
    for row in values.indices {
      let variable = rowVariables[row]
      let charge = sides[row] > 0 ? charges[variable].above : charges[variable].below
      guard charge == .level(0) else { continue }
      if abs(values[row]) > Tolerance.same * (1 + sizes[variable]) { return false }
    }
    return true
  }
}
