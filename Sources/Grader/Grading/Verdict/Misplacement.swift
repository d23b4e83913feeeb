package import Course
package import LayoutEngine

/// A view that ends up somewhere else than the exercise wants.
package struct Misplacement: Hashable, Sendable {
  /// The line that is false in the wanted layout; `nil` when every line is true there.
  package let blame: Blame?
  /// The statement about the view itself that placed it, when no equation is false.
  package let placedBy: SourceRange?
  /// Whether its frame and its autoresizing mask place the view, and no constraint of the answer.
  package var isPlacedByMask = false
  /// What is out of place.
  package let anchor: Anchor
  /// Where it is, in points.
  package let actual: Double
  /// Where it should be, in points.
  package let expected: Double
  /// The situation that is spoken of.
  package let layoutCase: LayoutCase
  /// The layout that follows from the answer.
  package let frames: Frames
  /// How the program's own layout differs from it in the same situation; `nil` if it doesn't.
  package var inProgram: ProgramLayoutFinding?

  /// The line to speak of, counted from 1.
  package var line: Int? { blame?.line ?? placedBy?.line }
}
