/// Whether a frame that code sets now is one that a layout rests on, or one that comes out of it.
///
/// A mask counts from a frame. Code may set that frame at any time, and in `layoutSubviews` it can
/// set it anew for each size of the window. Such a frame is a result, and not a statement.
@MainActor
enum LayoutMoment {
  /// How many layout passes are under way, one inside the other.
  static var passes = 0
  /// Whether the window has begun to take the size in which the layout is looked at.
  static var isOver = false

  /// Whether code that runs now still states what the layout rests on.
  static var isBefore: Bool { passes == 0 && !isOver }
}
