/// All optima of some unknowns: each unknown, and each sum of them, stays in a range.
///
/// If the violations of the optional rows count as variables too, the optima are a face of the
/// polyhedron that all rows describe (Schrijver, *Theory of Linear and Integer Programming*,
/// chapter 8). This type describes the values of the unknowns in that face.
struct Face: Sendable {
  /// The numbers of the unknowns in the problem, rising.
  private(set) var unknowns: [Int32]
  /// By unknown: the range of its values.
  private(set) var ranges: [Extent]
  /// The coefficients of the sums, in places of `unknowns`.
  private(set) var sums: SparseMatrix
  private(set) var sumRanges: [Extent]

  init(unknowns: [Int32], ranges: [Extent], sums: SparseMatrix, sumRanges: [Extent]) {
    self.unknowns = unknowns
    self.ranges = ranges
    self.sums = sums
    self.sumRanges = sumRanges
  }

  init(_ unknown: Int32, in extent: Extent) {
    self.init(
      unknowns: [unknown], ranges: [extent], sums: SparseMatrix(columnCount: 1), sumRanges: [])
  }

  /// Keeps only the optima in which an unknown has a value.
  mutating func fix(_ place: Int, at value: Double) {
    ranges[place] = Extent(lowest: value, highest: value)
  }

  /// Keeps only the optima in which the first sum has a value.
  mutating func fixSum(at value: Double) {
    sumRanges[0] = Extent(lowest: value, highest: value)
  }

  /// The optima of this and of other unknowns together.
  func joined(with other: Face) -> Face {
    let all = unknowns + other.unknowns
    let order = all.indices.sorted { all[$0] < all[$1] }
    var places = [Int32](repeating: 0, count: all.count)
    for (place, old) in order.enumerated() { places[old] = Int32(place) }
    let allRanges = ranges + other.ranges
    var matrix = SparseMatrix(columnCount: all.count)
    for (face, offset) in [(self, 0), (other, unknowns.count)] {
      for row in 0..<face.sums.rowCount {
        matrix.appendRow(face.sums.byRow[face.sums.row(row)]) { places[offset + Int($0)] }
      }
    }
    return Face(
      unknowns: order.map { all[$0] }, ranges: order.map { allRanges[$0] }, sums: matrix,
      sumRanges: sumRanges + other.sumRanges)
  }
}

extension RevisedSimplex {
  /// The optima, after all levels have been minimised.
  var face: Face {
    let ranges = values.indices.map { range(of: $0) }
    return Face(
      unknowns: unknowns, ranges: Array(ranges[..<columnCount]), sums: matrix,
      sumRanges: Array(ranges[columnCount...]))
  }

  /// The range in which the linear piece of a variable's cost and what is forbidden keep it.
  func range(of variable: Int) -> Extent {
    let value = values[variable]
    let (isUp, isDown) =
      positionOf[variable] < 0 ? (canIncrease[variable], canDecrease[variable]) : (true, true)
    let isBasic = positionOf[variable] >= 0
    let next = isBasic ? pieces[variable] : piece(of: Int32(variable), goingUp: true)
    let last = isBasic ? next - 1 : piece(of: Int32(variable), goingUp: false) - 1
    let places = places(of: variable)
    return Extent(
      lowest: !isDown ? value : places.contains(last) ? breakpoints[last].position : -.infinity,
      highest: !isUp ? value : places.contains(next) ? breakpoints[next].position : .infinity)
  }

  /// Starts at one of the optima that a face describes.
  ///
  /// - Returns: `nil` if it is empty.
  init?(_ face: Face, _ work: inout WorkLimit) throws(SolverError) {
    var breakpoints: [Breakpoint] = []
    var ends: [Int] = []
    for range in face.ranges + face.sumRanges {
      for (end, isLower) in [(range.lowest, true), (range.highest, false)] where end.isFinite {
        breakpoints.append(.bound(of: Int32(ends.count), at: end, isLower: isLower))
      }
      ends.append(breakpoints.count)
    }
    var matrix = face.sums
    matrix.indexColumns()
    try self.init(
      unknowns: face.unknowns, matrix, breakpoints: breakpoints, ends: ends, &work)
    if try optimise(&work) != nil { return nil }
    level = .max
  }
}
