import LayoutEngine

extension Rect {
  /// Whether every number is the same but for rounding.
  func isLike(_ other: Rect) -> Bool {
    FramePart.allCases.allSatisfy { abs(self[$0] - other[$0]) <= 1e-6 * (1 + abs(other[$0])) }
  }
}

extension Frames {
  /// Whether every number is the same but for rounding.
  func isLike(_ other: Frames) -> Bool {
    guard count == other.count else { return false }
    return (0..<count).allSatisfy { index in
      let id = ItemID(index: Int32(index))
      return self[id].isLike(other[id])
    }
  }
}

extension LayoutSolution {
  /// Whether two solutions say the same but for rounding, and for the conflict that they name.
  func isLike(_ other: LayoutSolution) -> Bool {
    switch (self, other) {
    case (.unsatisfiable, .unsatisfiable): true
    case (.solved(let frames), .solved(let others)): frames.isLike(others)
    case (.ambiguous(let frames, let ambiguity), .ambiguous(let others, let otherAmbiguity)):
      frames.isLike(others) && ambiguity.isLike(otherAmbiguity)
    default: false
    }
  }
}

extension Ambiguity {
  /// Whether the same numbers are free in the same ranges.
  func isLike(_ other: Ambiguity) -> Bool {
    ranges.count == other.ranges.count
      && zip(ranges, other.ranges).allSatisfy { mine, its in
        mine.item == its.item && mine.part == its.part
          && Tolerance.same(mine.lowest, its.lowest) && Tolerance.same(mine.highest, its.highest)
      }
  }
}
