package import Course
package import LayoutEngine

/// How the layout that a program ended with differs from the one that follows from its constraints.
package struct ProgramLayoutFinding: Hashable, Sendable {
  /// What is different.
  package indirect enum Difference: Hashable, Sendable {
    /// A view is elsewhere in the program's window; both frames are in the window's coordinates.
    case elsewhere(Rect, solved: Rect, Obstacle?)
    /// A view has its frame, and is drawn turned, mirrored or scaled.
    case turned(Obstacle?)
    /// A view is in its place, and nobody can see it there.
    case unseen(Obstacle)
    /// The program's own engine finds the view ambiguous.
    case ambiguous
  }

  /// What the program did to a view.
  package struct Obstacle: Hashable, Sendable {
    package let kind: SnapshotPlace.Kind
    /// The view's name; `nil` for one that isn't among the views that were handed over.
    package let view: String?
    /// Whether the view is the window's content view.
    package let isRoot: Bool
  }

  /// The name of the exercise's item.
  package let item: String
  package let difference: Difference
  package let layoutCase: LayoutCase
}
