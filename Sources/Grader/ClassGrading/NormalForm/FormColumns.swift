import LayoutEngine

/// The columns of a form: four for each item, whatever their order in the scene.
///
/// Items that a program made come first, so that the equations express them by the others. The
/// window comes last, so that everything is expressed by it.
struct FormColumns {
  /// The column of every unknown of the solver.
  private let columns: [Int32]
  /// The number of columns of items that a program made; in a form they count down from -1.
  let made: Int

  /// The number of all columns.
  var count: Int { columns.count }

  /// - Parameters:
  ///   - made: The places of items that a program made, in the order in which they count.
  ///   - known: The number of items before them.
  init(made: [Int], known: Int) {
    let parts = FramePart.allCases.count
    var columns = [Int32](repeating: 0, count: (made.count + known) * parts)
    for (place, item) in (made + (0..<known).reversed()).enumerated() {
      for part in 0..<parts { columns[item * parts + part] = Int32(place * parts + part) }
    }
    self.columns = columns
    self.made = made.count * parts
  }

  /// A difference in columns instead of unknowns, each column at most once.
  func difference(_ difference: Affine) -> Affine {
    let terms = difference.terms.map {
      LinearProblem.Term(columns[Int($0.variable)], $0.coefficient)
    }
    return Affine(terms: Affine.collected(terms), constant: difference.constant)
  }

  /// A hash of scaled terms that is the same for equal ones.
  func hash(of terms: some Sequence<LinearProblem.Term>, scaledBy factor: Double) -> UInt64 {
    var hash = ShortHash()
    for term in terms {
      hash.update(word(for: Int(term.variable)))
      hash.update(RoundedNumber(term.coefficient * factor).bits)
    }
    return hash.value
  }

  /// A column, as a number that is the same in every scene with the same known items.
  func word(for column: Int) -> UInt64 { UInt64(bitPattern: Int64(column - made)) }
}
