/// The way from what a problem states in one direction to its normal form.
struct FormReduction {
  private var equations: FormEquations
  private var bounds: [FormBound] = []
  /// Whether what is stated plainly contradicts itself.
  private(set) var isContradictory = false
  private let columns: FormColumns

  /// Takes the rows of a problem as they are, each for itself.
  init(single rows: FormRows) {
    equations = FormEquations(columnCount: 0)
    columns = rows.columns
    for row in rows.rows { addSingle(row) }
    bounds.sort { $0.precedes($1) }
    joinEqualBounds()
  }

  /// Reduces the rows of a problem.
  init(_ rows: FormRows) {
    equations = FormEquations(columnCount: rows.columns.count)
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
    dropLooseBounds()
  }

  /// Adds an inequality or a wish, rewritten; one that can't be missed, or can't be helped, says
  /// nothing.
  private mutating func add(_ row: FormRow) {
    let difference = equations.reduced(row.difference)
    guard !difference.terms.isEmpty else {
      let missed = row.relation.violation(of: difference.constant)
      if row.priority.isRequired, !SystemForm.isNothing(missed) { isContradictory = true }
      return
    }
    addBounds(difference, row)
  }

  /// Adds a row as it is; of one such as 0 = 5 that it can't be kept is all that it says.
  private mutating func addSingle(_ row: FormRow) {
    guard row.difference.terms.isEmpty else { return addBounds(row.difference, row) }
    let missed = row.relation.violation(of: row.difference.constant)
    guard row.priority.isRequired, !SystemForm.isNothing(missed) else { return }
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
      if joined.last?.key == bound.key, joined[joined.count - 1].takesIn(bound) { continue }
      joined.append(bound)
    }
    bounds = joined
  }

  /// Makes equations of what has to be both at most and at least a number.
  ///
  /// - Returns: Whether there were any; then the bounds have to be rewritten.
  private mutating func addEquationsOfOppositeBounds() -> Bool {
    let required = bounds.prefix { $0.priority.isRequired }
    var found = false
    for bound in required where bound.key < bound.oppositeKey {
      guard let place = Self.place(of: bound.oppositeKey, in: required) else { continue }
      let gap = bound.constant + required[place].constant
      if SystemForm.isNothing(gap) {
        equations.add(bound.equation)
        found = true
      } else if gap > 0 {
        isContradictory = true
      }
    }
    return found && !isContradictory && !equations.isContradictory
  }

  /// Where the bound with a key stands among bounds that are sorted by it.
  private static func place(of key: UInt64, in bounds: ArraySlice<FormBound>) -> Int? {
    var (low, high) = (bounds.startIndex, bounds.endIndex)
    while low < high {
      let middle = (low + high) / 2
      if bounds[middle].key < key { low = middle + 1 } else { high = middle }
    }
    return low < bounds.endIndex && bounds[low].key == key ? low : nil
  }

  /// Drops what something that a program made can always keep, because nothing holds it on the other
  /// side.
  private mutating func dropLooseBounds() {
    guard columns.made > 0 else { return }
    var count = 0
    repeat {
      count = bounds.count
      var held = [Bool](repeating: false, count: columns.made * 2)
      for bound in bounds {
        for term in bound.difference.terms where term.variable < columns.made {
          let place = Int(term.variable) * 2
          if bound.isAbove(term) || !bound.priority.isRequired { held[place] = true }
          if !bound.isAbove(term) || !bound.priority.isRequired { held[place + 1] = true }
        }
      }
      bounds.removeAll { bound in
        bound.difference.terms.contains { term in
          let place = Int(term.variable) * 2
          return term.variable < columns.made && !(held[place] && held[place + 1])
        }
      }
    } while bounds.count < count
  }

  /// Appends what is stated: what equations say about the items that all answers have, then bounds.
  ///
  /// What a program made is said by others there, so an equation about it says nothing else.
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
