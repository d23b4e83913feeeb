/// The range of values that a number can have.
package struct Extent: Hashable, Sendable {
  /// The smallest value; minus infinity if there is none.
  package let lowest: Double
  /// The largest value; infinity if there is none.
  package let highest: Double

  package init(lowest: Double, highest: Double) {
    self.lowest = lowest
    self.highest = highest
  }

  /// Whether the range has more than one value.
  package var isOpen: Bool { !Tolerance.same(lowest, highest) }
}
