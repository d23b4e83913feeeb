/// Components, and for every unknown the one to which it belongs.
struct ComponentList: Sendable {
  private(set) var components: [Component] = []
  /// By unknown: the index of its component, or -1.
  private(set) var componentOf: [Int32]

  init(variableCount: Int) { componentOf = [Int32](repeating: -1, count: variableCount) }

  /// Makes room for at least so many components.
  mutating func reserve(_ count: Int) { components.reserveCapacity(count) }

  /// Adds a component of some unknowns.
  mutating func add(_ component: Component, of unknowns: ArraySlice<Int32>) {
    for unknown in unknowns { componentOf[Int(unknown)] = Int32(components.count) }
    components.append(component)
  }

  /// Adds the optima that a simplex has found, as components that are independent of each other.
  ///
  /// Unknowns that can't vary become numbers. Sums with one unknown left become bounds of it. The
  /// components that the other sums connect are usually far smaller than the original ones.
  ///
  /// - Throws: ``SolverError`` if the arithmetic fails.
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
