extension Extent {
  /// What one unknown can be.
  enum Best {
    case extent(Extent)
    /// Rows that can't all hold.
    case contradiction([Int32])
  }

  /// All best values of an unknown that nothing but its own kinks decides.
  ///
  /// Level by level, the values are kept at which the level's charge is least.
  ///
  /// - Complexity: O(n log n).
  static func best(for kinks: [Kink]) -> Best {
    var extent = Extent(lowest: -.infinity, highest: .infinity)
    let sorted = kinks.sorted { a, b in a.level != b.level ? a.level < b.level : a.isBefore(b) }
    var start = 0
    while start < sorted.count {
      let level = sorted[start].level
      var end = start
      while end < sorted.count, sorted[end].level == level { end += 1 }
      extent = extent.narrowed(by: sorted[start..<end])
      if level == 0 {
        let value = extent.restingValue
        if sorted[..<end].contains(where: { $0.miss(of: value) > $0.margin }) {
          return .contradiction(farthestApart(sorted[..<end]))
        }
      }
      start = end
    }
    return .extent(extent)
  }

  /// The largest lower and the smallest upper bound.
  private static func farthestApart(_ kinks: ArraySlice<Kink>) -> [Int32] {
    var lower: Kink?
    var upper: Kink?
    for kink in kinks {
      if kink.below > 0, kink.position > lower?.position ?? -.infinity { lower = kink }
      if kink.above > 0, kink.position < upper?.position ?? .infinity { upper = kink }
    }
    return [lower?.row, upper?.row].compactMap { $0 }
  }

  /// The part of the range where a level's charge is least.
  private func narrowed(by kinks: ArraySlice<Kink>) -> Extent {
    var slope = 0.0
    var size = 0.0
    for kink in kinks {
      slope -= kink.below
      size += kink.bend
    }
    let noise = Tolerance.rate * size
    var low = -Double.infinity
    var high = Double.infinity
    for kink in kinks {
      if slope > noise { break }
      if slope < -noise { low = kink.position }
      slope += kink.bend
      if slope > noise {
        high = kink.position
        break
      }
    }
    // Where both are on one side of the range, the nearer end is best.
    low = min(max(low, lowest), highest)
    high = max(min(high, highest), lowest)
    return Extent(lowest: low, highest: max(low, high))
  }
}
