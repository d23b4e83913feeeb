package import Course

/// An exercise's own rule that an answer doesn't keep.
package indirect enum RuleFinding: Hashable, Sendable {
  /// The layout is right, but a line of the starter isn't as it was.
  case starterChanged(ChangedLine)
  /// A given view isn't in the window when a program has ended.
  case viewMissing(String)
  /// All lines can be kept where a quarrel is wanted.
  case nothingQuarrels(KeptLines)
  /// Other lines quarrel than those that are to.
  case otherQuarrel(ConflictFinding)
  /// Nothing is free where something is to be.
  case nothingFree(KeptLines)
  /// Other numbers are free than those that are to be.
  case otherFree(FreedomFinding)
  /// Two layouts that are to be told apart look the same in a window.
  case sameThere(LayoutPair)
  /// What the exercise keeps as it is has changed.
  case outOfBounds(BoundFinding)

  /// The situation that is spoken of, where the rule is about one.
  package var layoutCase: LayoutCase? {
    switch self {
    case .starterChanged, .viewMissing: nil
    case .nothingQuarrels(let kept), .nothingFree(let kept): kept.layoutCase
    case .otherQuarrel(let finding): finding.layoutCase
    case .otherFree(let finding): finding.layoutCase
    case .sameThere(let pair): pair.layoutCase
    case .outOfBounds(let finding): finding.choice.layoutCase
    }
  }
}
