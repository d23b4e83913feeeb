import LayoutEngine

/// Reduces the rows of a problem, in one reading direction, to their normal form.
struct FormReduction {
  private var equations: EchelonForm
  private var bounds: [FormBound] = []
  /// Whether some required rows obviously contradict each other.
  private(set) var isContradictory = false
  private let columns: FormColumns

  /// Brings each row to its form, without combining rows.
  init(single rows: FormRows) {
    equations = EchelonForm(columnCount: 0)
    columns = rows.columns
    for row in rows.rows { addSingle(row) }
    bounds.sort { $0.precedes($1) }
    joinEqualBounds()
  }

  /// Reduces all rows together.
  init(_ rows: FormRows) {
    equations = EchelonForm(columnCount: rows.columns.count)
    columns = rows.columns
    var others: [FormRow] = []
    for row in rows.rows {
      if row.isEquation { equations.add(row.difference) } else { others.append(row) }
    }
    repeat {
      bounds.removeAll(keepingCapacity: true)
      bounds.reserveCapacity(others.count * 2)
      for row in others { add(row) }
      bounds.sort { $0.precedes($1) }
      joinEqualBounds()
    } while addEquationsOfOppositeBounds()
    isContradictory = isContradictory || equations.isContradictory
    dropOneSidedBounds()
  }

  /// Adds an inequality or an optional row, reduced; a row without unknowns is left out.
  private mutating func add(_ row: FormRow) {
    let difference = equations.reduced(row.difference)
    guard !difference.terms.isEmpty else {
      let violation = row.relation.violation(of: difference.constant)
      if row.priority.isRequired, !SystemForm.isZero(violation) { isContradictory = true }
      return
    }
    addBounds(difference, row)
  }

  /// Adds a row as it is; all rows such as 0 = 5 are the same.
  private mutating func addSingle(_ row: FormRow) {
    guard row.difference.terms.isEmpty else { return addBounds(row.difference, row) }
    let violation = row.relation.violation(of: row.difference.constant)
    guard row.priority.isRequired, !SystemForm.isZero(violation) else { return }
    bounds.append(FormBound(Affine(constant: 1), isNegated: false, .required, columns))
  }

  private mutating func addBounds(_ difference: Affine, _ row: FormRow) {
    if row.relation != .greaterThanOrEqual {
      bounds.append(FormBound(difference, isNegated: false, row.priority, columns))
    }
    if row.relation != .lessThanOrEqual {
      bounds.append(FormBound(difference, isNegated: true, row.priority, columns))
    }
  }

  private mutating func joinEqualBounds() {
    var joined: [FormBound] = []
    for bound in bounds {
      if joined.last?.key == bound.key, joined[joined.count - 1].merges(bound) { continue }
      joined.append(bound)
    }
    bounds = joined
  }

  /// Makes equations of pairs of opposite bounds, such as `x <= 5` and `x >= 5`.
  ///
  /// - Returns: Whether there were any; then the bounds have to be rewritten.
  private mutating func addEquationsOfOppositeBounds() -> Bool {
    let required = bounds.prefix { $0.priority.isRequired }
    var found = false
    for bound in required where bound.key < bound.oppositeKey {
      guard let place = Self.place(of: bound.oppositeKey, in: required) else { continue }
      let gap = bound.constant + required[place].constant
      if SystemForm.isZero(gap) {
        equations.add(bound.equation)
        found = true
      } else if gap > 0 {
        isContradictory = true
      }
    }
    return found && !isContradictory && !equations.isContradictory
  }

  /// The index of the bound with a key, among bounds that are sorted by key.
  private static func place(of key: UInt64, in bounds: ArraySlice<FormBound>) -> Int? {
    var (low, high) = (bounds.startIndex, bounds.endIndex)
    while low < high {
      let middle = (low + high) / 2
      if bounds[middle].key < key { low = middle + 1 } else { high = middle }
    }
    return low < bounds.endIndex && bounds[low].key == key ? low : nil
  }

  /// Drops bounds that an item made by a program can always satisfy: no bound opposes them.
  private mutating func dropOneSidedBounds() {
    guard columns.made > 0 else { return }
    var count = 0
    repeat {
      count = bounds.count
      var isBounded = [Bool](repeating: false, count: columns.made * 2)
      for bound in bounds {
        for term in bound.difference.terms where term.variable < columns.made {
          let place = Int(term.variable) * 2
          if bound.isUpperBound(of: term) || !bound.priority.isRequired { isBounded[place] = true }
          if !bound.isUpperBound(of: term) || !bound.priority.isRequired {
            isBounded[place + 1] = true
          }
        }
      }
      bounds.removeAll { bound in
        bound.difference.terms.contains { term in
          let place = Int(term.variable) * 2
          return term.variable < columns.made && !(isBounded[place] && isBounded[place + 1])
        }
      }
    } while bounds.count < count
  }

  /// Appends the form: the equations about the items that all answers have, then the bounds.
  ///
  /// Items made by a program have been eliminated from these, so their own equations are left out.
  func write(to words: inout [UInt64]) {
    let count = words.count
    words.append(0)
    for (column, expression) in equations.solved.enumerated() where column >= columns.made {
      guard let expression else { continue }
      words[count] += 1
      words.append(columns.word(for: column))
      words.append(columns.hash(of: expression.terms, scaledBy: 1))
      words.append(RoundedNumber(points: expression.constant).bits)
    }
    words.append(UInt64(bounds.count))
    for bound in bounds { bound.write(to: &words) }
  }
}

/// Equations in reduced row echelon form: each expresses its pivot column by later columns.
///
/// Equivalent systems of equations get the same form, whatever their order.
struct EchelonForm {
  /// The expression of each pivot column; `nil` for the other columns.
  private(set) var solved: [Affine?]
  /// The pivot columns, in the order in which they were found.
  private var columns: [Int] = []
  /// Whether there is an equation such as 0 = 5.
  private(set) var isContradictory = false
  private var sum: AffineAccumulator

  init(columnCount: Int) {
    solved = Array(repeating: nil, count: columnCount)
    sum = AffineAccumulator(variableCount: columnCount)
  }

  /// A difference without pivot columns.
  mutating func reduced(_ difference: Affine) -> Affine {
    guard difference.terms.contains(where: { solved[Int($0.variable)] != nil }) else {
      return difference
    }
    sum.add(difference.constant)
    for term in difference.terms {
      if let expression = solved[Int(term.variable)] {
        sum.add(expression, times: term.coefficient)
      } else {
        sum.add(term.variable, times: term.coefficient)
      }
    }
    return sum.take()
  }

  /// Adds the equation that a difference is 0.
  mutating func add(_ difference: Affine) {
    let rest = reduced(difference)
    guard let first = rest.terms.first else {
      if !SystemForm.isZero(rest.constant) { isContradictory = true }
      return
    }
    var expression = Affine()
    expression.terms = rest.terms.dropFirst().map {
      LinearProblem.Term($0.variable, -$0.coefficient / first.coefficient)
    }
    expression.add(-rest.constant / first.coefficient)
    for column in columns {
      guard let other = solved[column], let place = other.place(of: first.variable) else {
        continue
      }
      var kept = other
      let factor = kept.terms.remove(at: place).coefficient
      sum.add(kept, times: 1)
      sum.add(expression, times: factor)
      solved[column] = sum.take()
    }
    columns.append(Int(first.variable))
    solved[Int(first.variable)] = expression
  }
}

/// A row `expression <= 0`, required or optional, scaled so that its first coefficient is 1 or -1.
///
/// Its expression may also be a number that isn't at most 0.
struct FormBound {
  /// The expression, or its negative, in some scale.
  let difference: Affine
  let priority: Priority
  private let isNegated: Bool
  /// The constant of the scaled expression, in points.
  private(set) var constant: Double
  /// The cost of every point of violation, if the row is optional.
  private var weight: Double
  /// A hash of the terms, and of those of the same bound from the other side.
  let key, oppositeKey: UInt64
  private var constantBits: UInt64

  /// - Parameters:
  ///   - difference: The expression.
  ///   - isNegated: Whether its negative is meant.
  ///   - priority: The priority of the row.
  ///   - columns: The columns of the form.
  init(
    _ difference: Affine, isNegated: Bool, _ priority: Priority, _ columns: FormColumns
  ) {
    self.difference = difference
    self.isNegated = isNegated
    self.priority = priority
    weight = difference.terms.first?.coefficient.magnitude ?? 1
    let factor = (isNegated ? -1 : 1) / weight
    constant = difference.constant * factor
    constantBits = RoundedNumber(points: constant).bits
    key = columns.hash(of: difference.terms, scaledBy: factor)
    oppositeKey = columns.hash(of: difference.terms, scaledBy: -factor)
  }

  /// The expression of the equation that this bound and its opposite make together; required only.
  var equation: Affine {
    Affine(terms: difference.terms, constant: constant * (isNegated ? -weight : weight))
  }

  /// Whether it is an upper bound of a term, and not a lower one.
  func isUpperBound(of term: LinearProblem.Term) -> Bool { (term.coefficient > 0) != isNegated }

  /// Whether it comes before another bound in a form.
  func precedes(_ other: FormBound) -> Bool {
    if priority != other.priority { return priority > other.priority }
    return (key, constantBits) < (other.key, other.constantBits)
  }

  /// Merges another bound with the same terms and priority into this one.
  ///
  /// Of two required bounds the stricter one counts. Two equal optional bounds become one whose
  /// violation costs as much as both.
  ///
  /// - Returns: Whether the bounds were merged.
  mutating func merges(_ other: FormBound) -> Bool {
    guard priority == other.priority, key == other.key else { return false }
    if priority.isRequired {
      if other.constant > constant {
        (constant, constantBits) = (other.constant, other.constantBits)
      }
      return true
    }
    guard constantBits == other.constantBits else { return false }
    weight += other.weight
    return true
  }

  /// Appends the bound, as numbers that are the same for equal bounds.
  func write(to words: inout [UInt64]) {
    words.append(priority.value.bitPattern)
    words.append(priority.isRequired ? 0 : RoundedNumber(weight).bits)
    words.append(constantBits)
    words.append(key)
  }
}
