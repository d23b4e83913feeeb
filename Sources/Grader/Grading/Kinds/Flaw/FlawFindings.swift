package import Course
package import LayoutEngine

/// How an answer misses what is to be wrong with it.
package indirect enum FlawRule: KindFact {
  /// Every constraint can be satisfied where a conflict is wanted.
  case nothingConflicts(KeptLines)
  /// Other constraints conflict than those that should.
  case otherConflict(ConflictFinding)
  /// Nothing is ambiguous where something should be.
  case nothingFree(KeptLines)
  /// Other numbers are ambiguous than those that should be.
  case otherFree(FreedomFinding)

  package var code: String {
    switch self {
    case .nothingConflicts: "nothing-conflicts"
    case .otherConflict: "other-conflict"
    case .nothingFree: "nothing-free"
    case .otherFree: "other-free"
    }
  }

  package var place: (layoutCase: LayoutCase, frames: Frames?)? {
    switch self {
    case .nothingConflicts(let kept), .nothingFree(let kept): (kept.layoutCase, kept.frames)
    case .otherConflict(let finding): (finding.layoutCase, nil)
    case .otherFree(let finding): (finding.layoutCase, finding.ambiguity.witness)
    }
  }

  package var anchor: Anchor? {
    if case .otherFree(let finding) = self { finding.surplus ?? finding.missing } else { nil }
  }

  package var conflict: Conflict? {
    if case .otherConflict(let finding) = self { finding.conflict } else { nil }
  }

  package var ambiguity: Ambiguity? {
    if case .otherFree(let finding) = self { finding.ambiguity } else { nil }
  }
}

/// Constraints that can all be satisfied where a conflict is wanted.
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
