/// Where one of the exercise's views or guides ended in the window, by the program's own account.
///
/// It is a result, and nothing is solved from it. It can only show that the program's layout isn't
/// the one that follows from its constraints.
package struct SnapshotPlace: Hashable, Sendable {
  /// Which of the exercise's items it is, counted from 0.
  package var given: Int
  /// The frame in the window's coordinates, through every superview, in points.
  package var frame: Rect
  /// How the program draws the item otherwise than its own layout alone would have it.
  package var deviation: Deviation
  /// Whether the program's own engine finds the item ambiguous.
  package var isAmbiguous: Bool
  /// What draws the item at another place than its constraints say; `nil` if nothing does.
  package var moved: Obstacle?
  /// What hides the item at its place; `nil` if nothing does.
  package var hidden: Obstacle?

  /// How an item is drawn otherwise than constraints have it.
  package enum Deviation: String, CaseIterable, Hashable, Sendable {
    case none
    /// It is elsewhere, if only by a part of a point.
    case shifted
    /// It is turned, mirrored or scaled, though its frame may be the same.
    case turned
  }

  /// Something besides constraints that moves or hides a view.
  package struct Obstacle: Hashable, Sendable {
    package var kind: Kind
    /// The place, in the snapshot's items, of the view that it happens to; `nil` if the view isn't
    /// one of them: the window, or something between the window and its content view.
    package var item: Int?

    package init(_ kind: Kind, item: Int?) {
      self.kind = kind
      self.item = item
    }
  }

  /// What happens to the item itself, or to a view around it or before it.
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    /// Code set its frame, centre or bounds after the layout.
    case setByHand
    /// Its transform isn't the identity.
    case transformed
    /// The anchor point of its layer isn't its middle.
    case anchored
    /// Its class says that its frame is another rectangle than the one that constraints are about.
    case aligned
    /// Its bounds begin elsewhere than at 0, so that everything in it is moved.
    case scrolled
    /// It is the window's content view, and says which way it is read.
    case turned
    /// It is hidden.
    case hidden
    /// It is so transparent that nobody sees it.
    case transparent
    /// Its layer has a mask that shows nothing.
    case masked
    /// It cuts off what lies outside its bounds, which is nearly all of the item.
    case clipping
    /// It lies before nearly all of the item, and has a colour that nothing shines through.
    case covering
    /// A layer in it that belongs to no view does so.
    case layering
  }

  package init(
    given: Int, frame: Rect, deviation: Deviation = .none, isAmbiguous: Bool = false,
    moved: Obstacle? = nil, hidden: Obstacle? = nil
  ) {
    self.given = given
    self.frame = frame
    self.deviation = deviation
    self.isAmbiguous = isAmbiguous
    self.moved = moved
    self.hidden = hidden
  }
}
