/// Whether a frame that code sets now is one that a layout rests on, or one that comes out of it.
///
/// A mask counts from a frame. Code may set that frame at any time, and in `layoutSubviews` it can
/// set it anew for each size of the window. Such a frame is a result, and not a statement.
@MainActor
enum LayoutMoment {
  /// How many layout passes are under way, one inside the other.
  static var passes = 0
  /// Whether a pass has had so many rounds that it is about to be stopped.
  static var isEndless = false
  /// Whether the window has begun to take the size in which the layout is looked at.
  static var isOver = false

  /// Whether a layout asks views for their content, outside of a pass.
  private static var isAsking = false

  /// Whether views show what an exercise says that they show: once they are laid out, and not yet
  /// while an answer's own lines run, which would copy the content of that moment.
  static var showsContent: Bool { passes > 0 || isAsking }

  /// Asks a view for its content, as a layout does.
  static func asking<Answer>(_ body: () -> Answer) -> Answer {
    let was = isAsking
    isAsking = true
    defer { isAsking = was }
    return body()
  }

  /// Whether a view of UIKit's gives frames to what it made, or to rows and headers that it asked for.
  private static var isUIKits = false

  /// Whether code that runs now still states what the layout rests on.
  static var isBefore: Bool { passes == 0 && !isOver || isUIKits }

  /// Gives frames that belong to UIKit's own views: they are stated whenever they are set.
  static func placing(_ body: () -> Void) {
    let was = isUIKits
    isUIKits = true
    body()
    isUIKits = was
  }
}
