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

  var mayHaveOtherOptima: Bool {
    switch self {
    case .single(_, let extent): extent.isOpen
    case .summed(let sum): sum.mayHaveOtherOptima
    case .coupled(let simplex): simplex.mayHaveOtherOptima
    case .merged: false
    }
  }

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

/// Components, and for every unknown the one to which it belongs.
struct ComponentList: Sendable {
  private(set) var components: [Component] = []
  /// By unknown: the index of its component, or -1.
  private(set) var componentOf: [Int32]

  init(variableCount: Int) { componentOf = [Int32](repeating: -1, count: variableCount) }

  /// Makes room for at least so many components.
  mutating func reserve(_ count: Int) { components.reserveCapacity(count) }

  mutating func add(_ component: Component, of unknowns: ArraySlice<Int32>) {
    for unknown in unknowns { componentOf[Int(unknown)] = Int32(components.count) }
    components.append(component)
  }

  /// Adds the optima that a simplex has found, as components that are independent of each other.
  ///
  /// Unknowns that can't vary become numbers. Sums with one unknown left become bounds of it. The
  /// components that the other sums connect are usually far smaller than the original ones.
  mutating func addOptima(
    of simplex: RevisedSimplex, _ work: inout WorkLimit
  ) throws(SolverError) {
    let isUnique = !simplex.mayHaveOtherOptima
    for place in simplex.unknowns.indices where isUnique || simplex.drift[place] == 0 {
      let value = simplex.values[place]
      add(
        .single(simplex.unknowns[place], Extent(lowest: value, highest: value)),
        of: simplex.unknowns[place...place])
    }
    guard !isUnique else { return }
    try work.spend(4 * simplex.matrix.byRow.count)
    let rest = simplex.variableSums()
    let free = (0..<Int32(simplex.columnCount)).filter { simplex.drift[Int($0)] != 0 }
    var sets = DisjointSets(count: simplex.columnCount)
    for entries in rest.sums {
      for entry in entries { sets.join(Int(entries[0].index), Int(entry.index)) }
    }
    let groups = UnknownGroups(
      free, roots: free.map { sets.root(of: Int($0)) },
      sumRoots: rest.sums.map { sets.root(of: Int($0[0].index)) },
      rootCount: simplex.columnCount)
    var locals = [Int32](repeating: 0, count: simplex.columnCount)
    for group in groups.indices {
      let (members, sums) = (groups.unknowns(of: group), groups.sums(of: group))
      for (local, place) in members.enumerated() { locals[Int(place)] = Int32(local) }
      var matrix = SparseMatrix(columnCount: members.count)
      for entry in sums.lazy.map({ rest.sums[Int($0)] }) {
        matrix.appendRow(entry) { locals[Int($0)] }
      }
      let face = Face(
        unknowns: members.map { simplex.unknowns[Int($0)] },
        ranges: members.map { rest.ranges[Int($0)] }, sums: matrix,
        sumRanges: sums.map { rest.sumRanges[Int($0)] })
      let values = members.map { simplex.values[Int($0)] }
      add(try Component(face, at: values, &work), of: face.unknowns[...])
    }
  }
}

extension RevisedSimplex {
  /// The ranges of the unknowns, and the sums of several that may vary, without what can't.
  fileprivate func variableSums()
    -> (ranges: [Extent], sums: [[SparseMatrix.Entry]], sumRanges: [Extent])
  {
    var ranges = (0..<columnCount).map { range(of: $0) }
    var (sums, sumRanges): ([[SparseMatrix.Entry]], [Extent]) = ([], [])
    for row in 0..<matrix.rowCount {
      var fixed = 0.0
      var entries: [SparseMatrix.Entry] = []
      for entry in matrix.byRow[matrix.row(row)] {
        if drift[Int(entry.index)] == 0 {
          fixed += entry.coefficient * values[Int(entry.index)]
        } else {
          entries.append(entry)
        }
      }
      let range = range(of: columnCount + row)
      guard let first = entries.first, range.lowest.isFinite || range.highest.isFinite else {
        continue
      }
      let rest = Extent(lowest: range.lowest - fixed, highest: range.highest - fixed)
      if entries.count > 1 {
        sums.append(entries)
        sumRanges.append(rest)
      } else {
        ranges[Int(first.index)] = ranges[Int(first.index)].narrowed(
          to: rest.scaled(by: 1 / first.coefficient), around: values[Int(first.index)])
      }
    }
    return (ranges, sums, sumRanges)
  }
}

extension Extent {
  /// The range of a multiple of a number with this range.
  func scaled(by factor: Double) -> Extent {
    let ends = (factor * lowest, factor * highest)
    return Extent(lowest: min(ends.0, ends.1), highest: max(ends.0, ends.1))
  }

  /// What this range and another one have in common, which is known to contain a value.
  fileprivate func narrowed(to other: Extent, around value: Double) -> Extent {
    Extent(
      lowest: min(max(lowest, other.lowest), value),
      highest: max(min(highest, other.highest), value))
  }
}

extension ReducedProblem {
  /// The solved components of the reduced problem, or rows that prove it infeasible.
  enum Outcome: Sendable {
    /// The components, each at an optimum, and for every unknown the index of its component.
    case components([Component], componentOf: [Int32])
    /// Rows that can't all be satisfied.
    case infeasible([Int32])
  }

  /// Solves each group of unknowns separately; different groups have no sum in common.
  ///
  /// A group needs no simplex if the best values of its unknowns are also best for its sums: then no
  /// unknown and no sum can cost less at any level.
  ///
  /// - Parameters:
  ///   - unknowns: The variables that no equation defines, by rising number.
  ///   - work: The limit on the arithmetic.
  /// - Returns: The components at their optima, or infeasible rows.
  /// - Throws: ``SolverError`` if the arithmetic fails.
  func solved(
    unknowns: [Int32], _ work: inout WorkLimit
  ) throws(SolverError) -> Outcome {
    var list = ComponentList(variableCount: variableCount)
    try work.spend(breakpoints.count + sumTerms.count + unknowns.count)
    var best = SeparateBest(self)
    if let rows = best.setExtents(of: unknowns) { return .infeasible(rows) }
    let isStrained = (0..<sumCount).map { !best.isReached(by: sumTerms[terms(of: $0)], sum: $0) }
    let groups =
      isStrained.contains(true) ? groups(of: unknowns) : UnknownGroups(singles: unknowns)
    var locals = [Int32](repeating: 0, count: sumCount > 0 ? variableCount : 0)
    list.reserve(groups.count)
    for group in groups.indices {
      let (members, sums) = (groups.unknowns(of: group), groups.sums(of: group))
      guard sums.contains(where: { isStrained[Int($0)] }) else {
        for place in members.indices {
          list.add(
            .single(members[place], best.extents[Int(members[place])]), of: members[place...place])
        }
        continue
      }
      for (place, unknown) in members.enumerated() { locals[Int(unknown)] = Int32(place) }
      var simplex = try simplex(members, sums, locals, best, &work)
      if let rows = try simplex.optimise(&work) { return .infeasible(rows) }
      try list.addOptima(of: simplex, &work)
    }
    return .components(list.components, componentOf: list.componentOf)
  }

  /// The simplex of a group, at its starting basis.
  private func simplex(
    _ unknowns: ArraySlice<Int32>, _ sums: ArraySlice<Int32>, _ locals: [Int32],
    _ best: SeparateBest, _ work: inout WorkLimit
  ) throws(SolverError) -> RevisedSimplex {
    var matrix = SparseMatrix(columnCount: unknowns.count)
    var own: [Breakpoint] = []
    var ends: [Int] = []
    ends.reserveCapacity(unknowns.count + sums.count)
    for unknown in unknowns {
      own += best.breakpoints(of: Int(unknown))
      ends.append(own.count)
    }
    for sum in sums {
      for term in sumTerms[terms(of: Int(sum))] {
        matrix.append(term.coefficient, column: locals[Int(term.variable)])
      }
      matrix.finishRow()
      own += best.breakpoints(of: variableCount + Int(sum))
      ends.append(own.count)
    }
    matrix.indexColumns()
    return try RevisedSimplex(
      unknowns: Array(unknowns), matrix, breakpoints: own, ends: ends, &work)
  }

  /// The connected groups of unknowns and sums, ordered by their first unknown.
  private func groups(of unknowns: [Int32]) -> UnknownGroups {
    guard sumCount > 0 else { return UnknownGroups(singles: unknowns) }
    var sets = DisjointSets(count: variableCount)
    for sum in 0..<sumCount {
      let terms = terms(of: sum)
      let first = Int(sumTerms[terms.lowerBound].variable)
      for place in terms.dropFirst() { sets.join(first, Int(sumTerms[place].variable)) }
    }
    return UnknownGroups(
      unknowns, roots: unknowns.map { sets.root(of: Int($0)) },
      sumRoots: (0..<sumCount).map { sum in
        sets.root(of: Int(sumTerms[terms(of: sum).lowerBound].variable))
      }, rootCount: variableCount)
  }
}

/// Groups of unknowns and of the sums that connect them, all in two flat arrays.
///
/// Groups are in the order of their first unknowns, and numbers in a group rise. Made by counting
/// sorts in O(unknowns + sums), after the sums have joined their unknowns in disjoint sets.
struct UnknownGroups {
  private var unknowns: [Int32]
  private var unknownStarts: [Int32]
  private var sums: [Int32] = []
  private var sumStarts: [Int32] = []

  /// One group for each unknown, without sums.
  init(singles: [Int32]) {
    unknowns = singles
    unknownStarts = (0...singles.count).map { Int32($0) }
  }

  /// - Parameters:
  ///   - all: The unknowns, rising.
  ///   - roots: By place in `all`, a number that is the same in the whole group.
  ///   - sumRoots: By sum, the number of its group.
  ///   - rootCount: The least number that is larger than all of these.
  init(_ all: [Int32], roots: [Int], sumRoots: [Int], rootCount: Int) {
    var numbers = [Int32](repeating: -1, count: rootCount)
    var count: Int32 = 0
    for root in roots where numbers[root] < 0 {
      numbers[root] = count
      count += 1
    }
    (unknowns, unknownStarts) = Self.sorted(all, roots.map { numbers[$0] }, count: Int(count))
    (sums, sumStarts) = Self.sorted(
      sumRoots.indices.map { Int32($0) }, sumRoots.map { numbers[$0] }, count: Int(count))
  }

  var indices: Range<Int> { 0..<unknownStarts.count - 1 }
  var count: Int { indices.count }

  func unknowns(of group: Int) -> ArraySlice<Int32> {
    unknowns[Int(unknownStarts[group])..<Int(unknownStarts[group + 1])]
  }

  func sums(of group: Int) -> ArraySlice<Int32> {
    sumStarts.isEmpty ? [] : sums[Int(sumStarts[group])..<Int(sumStarts[group + 1])]
  }

  /// Numbers sorted by their groups, and where each group begins.
  private static func sorted(
    _ numbers: [Int32], _ groups: [Int32], count: Int
  ) -> ([Int32], [Int32]) {
    var starts = [Int32](repeating: 0, count: count + 1)
    for group in groups { starts[Int(group) + 1] += 1 }
    for group in 0..<count { starts[group + 1] += starts[group] }
    var next = starts
    var sorted = numbers
    for (place, group) in groups.enumerated() {
      sorted[Int(next[Int(group)])] = numbers[place]
      next[Int(group)] += 1
    }
    return (sorted, starts)
  }
}

/// Disjoint sets of numbers that can be joined (union–find).
struct DisjointSets {
  private var parents: [Int]

  init(count: Int) { parents = Array(0..<count) }

  /// The smallest number of the set that contains a number.
  mutating func root(of number: Int) -> Int {
    var low = number
    while parents[low] != low {
      parents[low] = parents[parents[low]]
      low = parents[low]
    }
    return low
  }

  mutating func join(_ a: Int, _ b: Int) {
    let roots = (root(of: a), root(of: b))
    parents[max(roots.0, roots.1)] = min(roots.0, roots.1)
  }
}
