package import Course
package import LayoutEngine

/// How an answer lacks the flaw that the exercise asks for.
package indirect enum FlawRule: Hashable, Sendable {
  /// Every constraint can be satisfied, although the exercise asks for a conflict.
  case nothingConflicts(SatisfiedLines)
  /// Other constraints conflict than the exercise asks for.
  case otherConflict(ConflictFinding)
  /// Nothing is ambiguous, although the exercise asks for it.
  case nothingAmbiguous(SatisfiedLines)
  /// Other anchors are ambiguous than the exercise asks for.
  case otherAmbiguous(OtherAmbiguityFinding)

  /// Its name, as reports have it.
  var code: String {
    switch self {
    case .nothingConflicts: "nothing-conflicts"
    case .otherConflict: "other-conflict"
    case .nothingAmbiguous: "nothing-free"
    case .otherAmbiguous: "other-free"
    }
  }

  /// The situation that is spoken of, and what follows there if that is one layout.
  var place: (layoutCase: LayoutCase, frames: Frames?)? {
    switch self {
    case .nothingConflicts(let lines), .nothingAmbiguous(let lines):
      (lines.layoutCase, lines.frames)
    case .otherConflict(let finding): (finding.layoutCase, nil)
    case .otherAmbiguous(let finding): (finding.layoutCase, finding.ambiguity.witness)
    }
  }

  /// The number that is spoken of, where it is one.
  var anchor: Anchor? {
    if case .otherAmbiguous(let finding) = self { finding.surplus ?? finding.missing } else { nil }
  }

  /// What conflicts in place of what is wanted.
  package var conflict: Conflict? {
    if case .otherConflict(let finding) = self { finding.conflict } else { nil }
  }

  /// What is ambiguous in place of what is wanted.
  package var ambiguity: Ambiguity? {
    if case .otherAmbiguous(let finding) = self { finding.ambiguity } else { nil }
  }
}

/// Lines that can all be satisfied, although the exercise asks for a flaw.
package struct SatisfiedLines: Hashable, Sendable {
  package let layoutCase: LayoutCase
  /// A layout that satisfies every line.
  package let frames: Frames
  /// Whether another layout does, too.
  package let isAmbiguous: Bool
}

/// Ambiguous anchors that differ from those that the exercise asks for.
package struct OtherAmbiguityFinding: Hashable, Sendable {
  package let layoutCase: LayoutCase
  /// The ambiguous anchors, in the order in which reports list them.
  package let found: [Anchor]
  /// The anchors that should be ambiguous.
  package let wanted: [Anchor]
  /// Two layouts that satisfy every line.
  package let ambiguity: Ambiguity

  /// The first anchor that is ambiguous and shouldn't be.
  package var surplus: Anchor? { found.first { !wanted.contains($0) } }
  /// The first anchor that should be ambiguous and isn't.
  package var missing: Anchor? { wanted.first { !found.contains($0) } }
}
