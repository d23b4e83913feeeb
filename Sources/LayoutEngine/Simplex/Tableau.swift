/// A sparse simplex dictionary of coupled unknowns, whose variables are charged by kinks.
///
/// Variables are the unknowns first and then sums of them. Those in a row change with those
/// outside, which rest where they are:
///
///     sum7 moves by 0.5 for every point of x1, and by -1 for every point of sum3
///
/// Levels are taken one after the other. When a level is done, moves that would spoil it are ruled
/// out for good, and its kinks become walls: so what is left is always the set of all optima so
/// far, and no level is ever weighed against another.
struct Tableau: Sendable {
  /// A variable in the basis, and by what it changes with those outside.
  struct Row: Sendable {
    var variable: Int32
    /// By rising variable.
    var terms: [LinearProblem.Term]
  }

  /// The problem's numbers of the unknowns, rising.
  var unknowns: [Int32]
  /// The variable here of each of these.
  var locals: [Int32]
  var rows: [Row] = []
  /// By variable: its row, or -1 if it is outside the basis.
  var rowOf: [Int32]
  /// By variable outside the basis: the rows that change with it, and some that no longer do.
  var users: [[Int32]]
  var values: [Double]
  /// By variable: whether a larger value may be as good, as far as is known.
  var canRise: [Bool]
  /// By variable: whether a smaller value may be as good, as far as is known.
  var canFall: [Bool]
  /// All kinks: variable by variable, and there from left to right.
  var kinks: [Kink] = []
  /// By variable: where its kinks begin; one more at the end.
  var starts: [Int] = [0]
  /// By variable: the first kink that lies to the right of it.
  ///
  /// At a kink the variable may be counted on either side.
  var pieces: [Int] = []
  /// The kinks by level and then by variable.
  var byLevel: [Int32] = []
  /// The level that the next statement gets.
  var nextLevel: Int32 = 1
  var rates: Rates

  /// A tableau in which every unknown is where its own kinks would have it.
  ///
  /// - Parameters:
  ///   - unknowns: The problem's numbers, rising.
  ///   - sums: Sums of these.
  ///   - ownKinks: For every unknown and then for every sum its kinks, whose owners don't matter.
  init(unknowns: [Int32], sums: [[LinearProblem.Term]], kinks ownKinks: [[Kink]]) {
    self.unknowns = unknowns
    locals = unknowns.indices.map { Int32($0) }
    let count = unknowns.count + sums.count
    rowOf = [Int32](repeating: -1, count: count)
    users = [[Int32]](repeating: [], count: count)
    values = [Double](repeating: 0, count: count)
    canRise = [Bool](repeating: true, count: count)
    canFall = canRise
    rates = Rates(count: count)
    for (variable, own) in ownKinks.enumerated() { addKinks(own, of: Int32(variable)) }
    byLevel = kinks.indices.map { Int32($0) }
    byLevel.sort { a, b in
      let levels = (kinks[Int(a)].level, kinks[Int(b)].level)
      return levels.0 != levels.1 ? levels.0 < levels.1 : a < b
    }
    nextLevel = 1 + (byLevel.last.map { kinks[Int($0)].level } ?? 0)
    let localSums = sums.map { localTerms($0) }
    var extents: [Extent] = []
    for variable in unknowns.indices {
      guard case .extent(let extent) = Extent.best(for: ownKinks[variable]) else {
        extents.append(Extent(lowest: 0, highest: 0))
        continue
      }
      values[variable] = extent.restingValue
      extents.append(extent)
    }
    placeUnknowns(localSums, in: extents)
    for (place, sum) in localSums.enumerated() {
      addRow(sum, of: Int32(unknowns.count + place), movingTerms: sum)
    }
  }

  /// Appends the kinks of the next variable, those at the same place and level as one.
  mutating func addKinks(_ own: [Kink], of variable: Int32) {
    let start = kinks.count
    for kink in own.sorted(by: { $0.isBefore($1) }) {
      if kinks.count > start, let last = kinks.last, last.position == kink.position,
        last.level == kink.level, (last.below > 0) == (kink.below > 0),
        (last.above > 0) == (kink.above > 0)
      {
        kinks[kinks.count - 1].below += kink.below
        kinks[kinks.count - 1].above += kink.above
      } else {
        kinks.append(kink)
        kinks[kinks.count - 1].owner = variable
      }
    }
    pieces.append(start)
    starts.append(kinks.count)
  }

  /// Puts a variable into the basis.
  ///
  /// - Parameters:
  ///   - terms: What it is the sum of.
  ///   - variable: The variable.
  ///   - movingTerms: The same in terms of those outside the basis that may move.
  mutating func addRow(
    _ terms: [LinearProblem.Term], of variable: Int32, movingTerms: [LinearProblem.Term]
  ) {
    let row = Int32(rows.count)
    var value = 0.0
    var size = 0.0
    for term in terms {
      let part = term.coefficient * values[Int(term.variable)]
      value += part
      size += abs(part)
    }
    for term in movingTerms { users[Int(term.variable)].append(row) }
    rows.append(Row(variable: variable, terms: movingTerms))
    rowOf[Int(variable)] = row
    put(variable, at: value, noise: Tolerance.noise * size)
  }

  /// Says where a variable in the basis is: on a kink if it is one but for noise, and there in the
  /// piece that isn't charged.
  private mutating func put(_ variable: Int32, at value: Double, noise: Double) {
    let range = starts[Int(variable)]..<starts[Int(variable) + 1]
    var piece = range.lowerBound
    var value = value
    while piece < range.upperBound, kinks[piece].position <= value + noise {
      let kink = kinks[piece]
      if abs(kink.position - value) <= noise {
        value = kink.position
        if kink.above > 0 { break }
      }
      piece += 1
    }
    values[Int(variable)] = value
    pieces[Int(variable)] = piece
  }

  /// The number here of one of the problem's unknowns.
  func local(_ unknown: Int32) -> Int32 {
    var low = 0
    var high = unknowns.count - 1
    while low < high {
      let middle = (low + high) / 2
      if unknowns[middle] < unknown { low = middle + 1 } else { high = middle }
    }
    return locals[low]
  }

  /// The present value of one of the problem's unknowns.
  func value(of unknown: Int32) -> Double { values[Int(local(unknown))] }

  /// Whether a variable can never move again.
  func isHeld(_ variable: Int32) -> Bool {
    !canRise[Int(variable)] && !canFall[Int(variable)]
  }

  /// Whether a variable outside the basis may move; it can still be blocked by another.
  var isLoose: Bool {
    rowOf.indices.contains { rowOf[$0] < 0 && (canRise[$0] || canFall[$0]) }
  }

  /// Whether a sum of the problem's unknowns may have another value in other optima.
  func mayMove(_ terms: [LinearProblem.Term]) -> Bool {
    !movingTerms(of: localTerms(terms)).isEmpty
  }

  /// A sum of the problem's unknowns as a sum of the variables here.
  func localTerms(_ terms: [LinearProblem.Term]) -> [LinearProblem.Term] {
    terms.map { LinearProblem.Term(local($0.variable), $0.coefficient) }
  }

  /// A sum of variables in terms of those outside the basis that may move.
  func movingTerms(of terms: [LinearProblem.Term]) -> [LinearProblem.Term] {
    var parts: [LinearProblem.Term] = []
    for term in terms {
      let row = rowOf[Int(term.variable)]
      if row < 0 {
        parts.append(term)
      } else {
        parts += rows[Int(row)].terms.map {
          LinearProblem.Term($0.variable, $0.coefficient * term.coefficient)
        }
      }
    }
    return Affine.collected(parts.filter { !isHeld($0.variable) })
  }
}
