package import Course
package import LayoutEngine

/// Lines that can all be kept where a quarrel is wanted.
package struct KeptLines: Hashable, Sendable {
  package let layoutCase: LayoutCase
  /// A layout that keeps every line.
  package let frames: Frames
  /// Whether another one does, too.
  package let isFree: Bool
}

/// Numbers that nothing decides, where others are wanted to be free, or more, or fewer.
package struct FreedomFinding: Hashable, Sendable {
  package let layoutCase: LayoutCase
  /// What is free, in the order in which freedoms are told.
  package let free: [Anchor]
  /// What is to be free.
  package let wanted: [Anchor]
  /// Two layouts that keep every line.
  package let ambiguity: Ambiguity

  /// The first number that is free and isn't wanted to be.
  package var surplus: Anchor? { free.first { !wanted.contains($0) } }
  /// The first number that is wanted to be free and isn't.
  package var missing: Anchor? { wanted.first { !free.contains($0) } }
}
