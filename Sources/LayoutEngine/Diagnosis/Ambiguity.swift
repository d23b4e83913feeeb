/// What the constraints leave open, with proof.
package struct Ambiguity: Hashable, Sendable {
  /// A number of a frame that the constraints don't decide.
  package struct Freedom: Hashable, Sendable {
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

  /// All that is free, by item and then in the order width, height, x, y.
  ///
  /// Sizes come first because a free size usually drags a position along.
  package let freedoms: [Freedom]
  /// A layout that keeps every constraint as well as any other does.
  package let witness: Frames
  /// Another such layout, in which the first freedom has another value.
  package let otherWitness: Frames

  package init(freedoms: [Freedom], witness: Frames, otherWitness: Frames) {
    self.freedoms = freedoms
    self.witness = witness
    self.otherWitness = otherWitness
  }
}
