/// A sparse simplex tableau in dictionary form, whose variables have piecewise linear costs.
///
/// The variables are the unknowns, followed by sums of unknowns. Each row expresses the change of a
/// basic variable by the changes of nonbasic ones, which rest at their values:
///
///     sum7 moves by 0.5 for every point of x1, and by -1 for every point of sum3
///
/// The levels are minimised one after the other. After each level, every move that would make it
/// worse is forbidden for good, and its breakpoints become bounds. So the moves that are left
/// always span the set of all optima so far, and no level is ever weighed against another.
struct Tableau: Sendable {
  /// A basic variable, and the nonbasic variables with which it changes.
  struct Row: Sendable {
    var variable: Int32
    /// By rising variable.
    var terms: [LinearProblem.Term]
  }

  /// The problem's numbers of the unknowns, rising.
  var unknowns: [Int32]
  /// The tableau's own number of each of these unknowns.
  var locals: [Int32]
  var rows: [Row] = []
  /// By variable: the index of its row, or -1 if it is nonbasic.
  var rowOf: [Int32]
  /// By nonbasic variable: the rows that contain it, and some that no longer do.
  var columnRows: [[Int32]]
  var values: [Double]
  /// By variable: whether a larger value may be optimal, as far as is known.
  var canIncrease: [Bool]
  /// By variable: whether a smaller value may be optimal, as far as is known.
  var canDecrease: [Bool]
  /// All breakpoints: by variable, and for each variable by position.
  var breakpoints: [Breakpoint] = []
  /// By variable: the index of its first breakpoint; one more entry at the end.
  var starts = [0]
  /// By variable: the linear piece of its cost, as the index of the next breakpoint.
  ///
  /// At a breakpoint the variable may be counted to the piece on either side.
  var pieces: [Int] = []
  /// The indices of the breakpoints, by level and then by variable.
  var byLevel: [Int32] = []
  /// The level that the next fixed sum gets.
  var nextLevel: Int32 = 1
  var reducedCosts: ReducedCosts

  /// Makes a tableau in which the unknowns start where their own breakpoints cost least.
  ///
  /// - Parameters:
  ///   - unknowns: The problem's numbers, rising.
  ///   - sums: Sums of these.
  ///   - ownBreakpoints: The breakpoints of every unknown and then of every sum; their `variable` is set here.
  init(unknowns: [Int32], sums: [[LinearProblem.Term]], breakpoints ownBreakpoints: [[Breakpoint]])
  {
    self.unknowns = unknowns
    locals = unknowns.indices.map { Int32($0) }
    let count = unknowns.count + sums.count
    rowOf = [Int32](repeating: -1, count: count)
    columnRows = [[Int32]](repeating: [], count: count)
    values = [Double](repeating: 0, count: count)
    canIncrease = [Bool](repeating: true, count: count)
    canDecrease = canIncrease
    reducedCosts = ReducedCosts(count: count)
    for (variable, own) in ownBreakpoints.enumerated() { addBreakpoints(own, of: Int32(variable)) }
    byLevel = breakpoints.indices.map { Int32($0) }
    byLevel.sort { a, b in
      let levels = (breakpoints[Int(a)].level, breakpoints[Int(b)].level)
      return levels.0 != levels.1 ? levels.0 < levels.1 : a < b
    }
    nextLevel = 1 + (byLevel.last.map { breakpoints[Int($0)].level } ?? 0)
    let localSums = sums.map { localTerms($0) }
    var extents: [Extent] = []
    for variable in unknowns.indices {
      guard case .extent(let extent) = Extent.best(for: ownBreakpoints[variable]) else {
        extents.append(Extent(lowest: 0, highest: 0))
        continue
      }
      values[variable] = extent.defaultValue
      extents.append(extent)
    }
    setStartingValues(localSums, in: extents)
    for (place, sum) in localSums.enumerated() {
      addRow(sum, of: Int32(unknowns.count + place), nonbasicTerms: sum)
    }
  }

  /// Appends the breakpoints of the next variable; those at the same position and level become one.
  mutating func addBreakpoints(_ own: [Breakpoint], of variable: Int32) {
    let start = breakpoints.count
    for breakpoint in own.sorted(by: { $0.isBefore($1) }) {
      if breakpoints.count > start, let last = breakpoints.last,
        last.position == breakpoint.position,
        last.level == breakpoint.level, (last.costBelow > 0) == (breakpoint.costBelow > 0),
        (last.costAbove > 0) == (breakpoint.costAbove > 0)
      {
        breakpoints[breakpoints.count - 1].costBelow += breakpoint.costBelow
        breakpoints[breakpoints.count - 1].costAbove += breakpoint.costAbove
      } else {
        breakpoints.append(breakpoint)
        breakpoints[breakpoints.count - 1].variable = variable
      }
    }
    pieces.append(start)
    starts.append(breakpoints.count)
  }

  /// Adds a row for a variable, which is basic from then on.
  ///
  /// - Parameters:
  ///   - terms: The sum that the variable stands for.
  ///   - variable: The variable.
  ///   - nonbasicTerms: The same sum in terms of nonbasic variables that may move.
  mutating func addRow(
    _ terms: [LinearProblem.Term], of variable: Int32, nonbasicTerms: [LinearProblem.Term]
  ) {
    let row = Int32(rows.count)
    var value = 0.0
    var size = 0.0
    for term in terms {
      let part = term.coefficient * values[Int(term.variable)]
      value += part
      size += abs(part)
    }
    for term in nonbasicTerms { columnRows[Int(term.variable)].append(row) }
    rows.append(Row(variable: variable, terms: nonbasicTerms))
    rowOf[Int(variable)] = row
    setValue(of: variable, to: value, noise: Tolerance.noise * size)
  }

  /// Sets a basic variable's value and its piece: at a breakpoint, the piece without cost.
  private mutating func setValue(of variable: Int32, to value: Double, noise: Double) {
    let range = starts[Int(variable)]..<starts[Int(variable) + 1]
    var piece = range.lowerBound
    var value = value
    while piece < range.upperBound, breakpoints[piece].position <= value + noise {
      let breakpoint = breakpoints[piece]
      if abs(breakpoint.position - value) <= noise {
        value = breakpoint.position
        if breakpoint.costAbove > 0 { break }
      }
      piece += 1
    }
    values[Int(variable)] = value
    pieces[Int(variable)] = piece
  }

  /// The tableau's own number of one of the problem's unknowns.
  func local(_ unknown: Int32) -> Int32 {
    var low = 0
    var high = unknowns.count - 1
    while low < high {
      let middle = (low + high) / 2
      if unknowns[middle] < unknown { low = middle + 1 } else { high = middle }
    }
    return locals[low]
  }

  /// The current value of one of the problem's unknowns.
  func value(of unknown: Int32) -> Double { values[Int(local(unknown))] }

  /// Whether a variable is fixed: it may move in neither direction any more.
  func isFixed(_ variable: Int32) -> Bool {
    !canIncrease[Int(variable)] && !canDecrease[Int(variable)]
  }

  /// Whether a nonbasic variable may move; a basic variable at a bound can still block it.
  var mayHaveOtherOptima: Bool {
    rowOf.indices.contains { rowOf[$0] < 0 && (canIncrease[$0] || canDecrease[$0]) }
  }

  /// Whether a sum of the problem's unknowns may have another value in other optima.
  func mayVary(_ terms: [LinearProblem.Term]) -> Bool {
    !nonbasicTerms(of: localTerms(terms)).isEmpty
  }

  /// A sum of the problem's unknowns with the tableau's own numbers.
  func localTerms(_ terms: [LinearProblem.Term]) -> [LinearProblem.Term] {
    terms.map { LinearProblem.Term(local($0.variable), $0.coefficient) }
  }

  /// A sum of variables in terms of nonbasic variables that aren't fixed.
  func nonbasicTerms(of terms: [LinearProblem.Term]) -> [LinearProblem.Term] {
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
    return Affine.collected(parts.filter { !isFixed($0.variable) })
  }
}
