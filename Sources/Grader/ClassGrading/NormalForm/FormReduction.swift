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
