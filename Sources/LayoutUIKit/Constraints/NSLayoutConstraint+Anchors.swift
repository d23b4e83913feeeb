import Foundation

extension NSLayoutConstraint {
  /// The first item's anchor.
  ///
  /// Ours is made anew each time it is asked for.
  public var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor<AnyObject>(form.first) }

  /// The second item's anchor; `nil` if there is none.
  public var secondAnchor: NSLayoutAnchor<AnyObject>? {
    form.second.map { NSLayoutAnchor<AnyObject>($0) }
  }
}
