/// The numbers that nothing determines in an ambiguous layout, with two layouts as proof.
package struct Ambiguity: Hashable, Sendable {
  /// A number of a frame that the constraints don't determine, and the range of its values.
  package struct Range: Hashable, Sendable {
    package let item: ItemID
    package let part: FramePart
    /// The smallest value it can have in points; minus infinity if there is none.
    package let lowest: Double
    /// The largest value it can have in points; infinity if there is none.
    package let highest: Double

    package init(item: ItemID, part: FramePart, lowest: Double, highest: Double) {
      self.item = item
      self.part = part
      self.lowest = lowest
      self.highest = highest
    }
  }

  /// All undetermined numbers, by item and then in the order width, height, x, y.
  ///
  /// Sizes come first because an undetermined size usually makes a position undetermined, too.
  package let ranges: [Range]
  /// A layout that satisfies the constraints as well as any other.
  package let witness: Frames
  /// Another such layout, in which the first undetermined number has another value.
  package let otherWitness: Frames

  package init(ranges: [Range], witness: Frames, otherWitness: Frames) {
    self.ranges = ranges
    self.witness = witness
    self.otherWitness = otherWitness
  }
}
