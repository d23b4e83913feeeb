/// All optima of unknowns that share a single sum, in closed form.
///
/// Each unknown stays in a range, and so does the sum:
///
///     0 <= a <= 30,  0 <= b <= 50,  a + b = 60      so a is at least 10
///
/// The range of one unknown follows from the least and the greatest total that the others can add to
/// the sum. Both totals are stored, so finding a range costs O(1). Fixing an unknown usually costs
/// O(1), too. Presolve calls this method bound propagation; Andersen and Andersen, "Presolving in linear
/// programming" (1995), section 3.
struct BoundedSum: Sendable {
  private(set) var face: Face
  /// By unknown: its coefficient in the sum.
  private(set) var coefficients: [Double]
  /// Values that are optimal.
  private var values: [Double]
  private var least = Total()
  private var most = Total()
  /// All unknowns before this one are fixed.
  private var firstOpen = 0

  /// A sum from which single numbers can be subtracted again.
  ///
  /// It adds up the finite numbers and counts the infinite ones.
  private struct Total {
    var finite = 0.0
    var infinite = 0

    mutating func add(_ number: Double) {
      if number.isFinite { finite += number } else { infinite += 1 }
    }

    /// The total without one of its numbers; `endless` if another number is infinite.
    func without(_ number: Double, _ endless: Double) -> Double {
      guard number.isFinite else { return infinite > 1 ? endless : finite }
      return infinite > 0 ? endless : finite - number
    }
  }

  /// - Parameters:
  ///   - face: All optima, with exactly one sum.
  ///   - values: The values of the unknowns at one optimum.
  init(_ face: Face, at values: [Double]) {
    self.face = face
    self.values = values
    coefficients = [Double](repeating: 0, count: values.count)
    for entry in face.sums.byRow { coefficients[Int(entry.index)] = entry.coefficient }
    for place in values.indices {
      let (low, high) = contribution(of: place)
      least.add(low)
      most.add(high)
    }
  }

  /// What an unknown adds to the sum, at least and at most.
  private func contribution(of place: Int) -> (Double, Double) {
    let factor = coefficients[place]
    guard factor != 0 else { return (0, 0) }
    let ends = (factor * face.ranges[place].lowest, factor * face.ranges[place].highest)
    return (min(ends.0, ends.1), max(ends.0, ends.1))
  }

  var mayHaveOtherOptima: Bool { face.ranges.contains { $0.isOpen } }

  func value(of unknown: Int32) -> Double { values[place(of: unknown)] }

  /// Whether the unknown's own range has more than one value, whatever the shared sum allows.
  func mayVary(_ unknown: Int32) -> Bool { face.ranges[place(of: unknown)].isOpen }

  /// The range of an unknown over all optima.
  func extent(of unknown: Int32) -> Extent { extent(at: place(of: unknown)) }

  /// The range of the unknown at a place.
  func extent(at place: Int) -> Extent {
    let own = face.ranges[place]
    let factor = coefficients[place]
    guard factor != 0 else { return own }
    let (low, high) = contribution(of: place)
    let ends = (
      (face.sumRanges[0].lowest - most.without(high, .infinity)) / factor,
      (face.sumRanges[0].highest - least.without(low, -.infinity)) / factor
    )
    let lowest = max(own.lowest, min(ends.0, ends.1))
    let highest = min(own.highest, max(ends.0, ends.1))
    return Extent(
      lowest: Tolerance.same(lowest, own.lowest) ? own.lowest : lowest,
      highest: Tolerance.same(highest, own.highest) ? own.highest : highest)
  }

  /// The range of the shared sum over all optima.
  var sumExtent: Extent {
    Extent(
      lowest: max(face.sumRanges[0].lowest, least.infinite > 0 ? -.infinity : least.finite),
      highest: min(face.sumRanges[0].highest, most.infinite > 0 ? .infinity : most.finite))
  }

  /// Keeps only the optima in which an unknown has a given value.
  ///
  /// - Returns: Whether any optimum has this value; if none has, nothing changes.
  /// - Complexity: O(unknowns) at worst; mostly the next open unknown takes up the difference.
  mutating func fix(_ unknown: Int32, at wanted: Double) -> Bool {
    fix(place: place(of: unknown), at: wanted)
  }

  /// The same for the unknown at a place.
  mutating func fix(place: Int, at wanted: Double) -> Bool {
    let extent = extent(at: place)
    let value = min(max(wanted, extent.lowest), extent.highest)
    guard Tolerance.same(value, wanted) else { return false }
    let (low, high) = contribution(of: place)
    least = Total(
      finite: least.finite - (low.isFinite ? low : 0),
      infinite: least.infinite - (low.isFinite ? 0 : 1))
    most = Total(
      finite: most.finite - (high.isFinite ? high : 0),
      infinite: most.infinite - (high.isFinite ? 0 : 1))
    var excess = coefficients[place] * (value - values[place])
    values[place] = value
    face.fix(place, at: value)
    least.add(coefficients[place] * value)
    most.add(coefficients[place] * value)
    spread(&excess)
    return true
  }

  /// Keeps only the optima in which the shared sum has a given value.
  ///
  /// - Returns: Whether any optimum has this value; if none has, nothing changes.
  mutating func fixSum(at wanted: Double) -> Bool {
    let value = min(max(wanted, sumExtent.lowest), sumExtent.highest)
    guard Tolerance.same(value, wanted) else { return false }
    var excess = -value
    for place in values.indices { excess += coefficients[place] * values[place] }
    face.fixSum(at: value)
    spread(&excess)
    return true
  }

  /// Moves open unknowns until the sum is no longer too large by an excess.
  private mutating func spread(_ excess: inout Double) {
    while firstOpen < values.count, !face.ranges[firstOpen].isOpen { firstOpen += 1 }
    var place = firstOpen
    while excess != 0, place < values.count {
      let range = face.ranges[place]
      if range.isOpen, coefficients[place] != 0 {
        let wanted = values[place] - excess / coefficients[place]
        let value = min(max(wanted, range.lowest), range.highest)
        excess = value == wanted ? 0 : excess + coefficients[place] * (value - values[place])
        values[place] = value
      }
      place += 1
    }
  }

  /// The place of one of the unknowns.
  func place(of unknown: Int32) -> Int {
    face.unknowns.indices.binarySearch { face.unknowns[$0] >= unknown }
  }
}
