package import LayoutEngine

/// Where one of the exercise's items was when a program had ended, by the program's own account.
package struct WindowPlace: Hashable, Sendable {
  let item: ItemID
  /// The frame in the window's coordinates, in points.
  package let frame: Rect
  /// How it was drawn otherwise than its layout alone would have had it.
  let deviation: SnapshotPlace.Deviation
  /// Whether the program's own engine found the item ambiguous.
  let isAmbiguous: Bool
  /// What drew the item elsewhere than constraints put it; `nil` if nothing did.
  let moved: Obstacle?
  /// What keeps the item from being seen where it is; `nil` if nothing does.
  let hidden: Obstacle?

  /// Something besides constraints that moves or hides a view.
  package struct Obstacle: Hashable, Sendable {
    package let kind: SnapshotPlace.Kind
    /// The view that it happened to; `nil` for one that isn't in the scene.
    let view: ItemID?
  }
}
