import Foundation

extension UIEdgeInsets {
  var negated: UIEdgeInsets { UIEdgeInsets(top: -top, left: -left, bottom: -bottom, right: -right) }

  func directional(_ direction: UIUserInterfaceLayoutDirection) -> NSDirectionalEdgeInsets {
    direction == .leftToRight
      ? NSDirectionalEdgeInsets(top: top, leading: left, bottom: bottom, trailing: right)
      : NSDirectionalEdgeInsets(top: top, leading: right, bottom: bottom, trailing: left)
  }

  func atLeast(_ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
      right: max(right, other.right))
  }

  func atMost(_ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: min(top, other.top), left: min(left, other.left), bottom: min(bottom, other.bottom),
      right: min(right, other.right))
  }

  static func + (a: UIEdgeInsets, b: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: a.top + b.top, left: a.left + b.left, bottom: a.bottom + b.bottom,
      right: a.right + b.right)
  }
}

extension NSDirectionalEdgeInsets {
  func absolute(_ direction: UIUserInterfaceLayoutDirection) -> UIEdgeInsets {
    direction == .leftToRight
      ? UIEdgeInsets(top: top, left: leading, bottom: bottom, right: trailing)
      : UIEdgeInsets(top: top, left: trailing, bottom: bottom, right: leading)
  }
}

extension UIView {
  /// The margins with what the safe area and the superview's margins add.
  var effectiveMargins: UIEdgeInsets {
    let direction = effectiveUserInterfaceLayoutDirection
    var margins =
      switch layoutState.margins {
      case .absolute(let insets): insets
      case .directional(let insets): insets.absolute(direction)
      }
    margins = margins.atLeast(layoutState.systemMinimumMargins.absolute(direction))
    if layoutState.insetsMarginsFromSafeArea { margins = margins + safeAreaInsets }
    if layoutState.preservesSuperviewMargins, let superview {
      margins = margins.atLeast(superview.covering(layoutState.frame, by: superview.layoutMargins))
    }
    return margins
  }

  /// How much of a frame inside the view lies under a border of the view.
  func covering(_ frame: CGRect, by border: UIEdgeInsets) -> UIEdgeInsets {
    let size = layoutState.frame.size
    return UIEdgeInsets(
      top: max(0, border.top - frame.minY), left: max(0, border.left - frame.minX),
      bottom: max(0, border.bottom - (size.height - frame.maxY)),
      right: max(0, border.right - (size.width - frame.maxX)))
  }

  func setMargins(_ margins: ViewMargins) {
    layoutState.margins = margins
    tellMarginsChanged()
    noteLayoutChange()
  }

  /// Tells the view that its margins are others, and then its controller.
  func tellMarginsChanged() {
    layoutMarginsDidChange()
    layoutState.controller?.viewLayoutMarginsDidChange()
  }

  /// Tells the view, and then its controller, if what covers it is other than it was told last.
  func tellSafeAreaChange() {
    // Most views: nothing reaches into their superview, which is told before them.
    let none = UIEdgeInsets.zero
    if layoutState.superview?.layoutState.toldSafeArea == none, layoutState.ownSafeArea == none,
      layoutState.toldSafeArea == none
    {
      return
    }
    let insets = safeAreaInsets
    guard insets != layoutState.toldSafeArea else { return }
    layoutState.toldSafeArea = insets
    safeAreaInsetsDidChange()
    layoutState.controller?.viewSafeAreaInsetsDidChange()
  }

  /// What the device or bars cover: told by the root, and as much of it as reaches into the view.
  ///
  /// A view that stands out of its superview has no more of it than the superview has.
  ///
  /// Source: docs/SEMANTICS.md, S7.15.
  var effectiveSafeArea: UIEdgeInsets {
    guard let superview else { return layoutState.ownSafeArea }
    let whole = superview.safeAreaForSubviews
    let covered = superview.covering(layoutState.frame, by: whole)
    return covered.atMost(whole) + layoutState.ownSafeArea
  }

  /// The direction in which attributes count inside the view.
  var effectiveDirection: UIUserInterfaceLayoutDirection {
    // Every layout asks every view, and almost none says anything.
    if layoutState.semantics == .unspecified { return root.layoutState.direction ?? .leftToRight }
    return Self.userInterfaceLayoutDirection(for: layoutState.semantics)
  }

  /// The direction for views with a semantic attribute, in a left-to-right language.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(for: attribute, relativeTo: .leftToRight)
  }

  /// The direction for views with a semantic attribute, where the text runs in another.
  public class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .forceLeftToRight, .playback, .spatial: .leftToRight
    case .forceRightToLeft: .rightToLeft
    case .unspecified: layoutDirection
    }
  }

  package func setReadingDirection(_ direction: UIUserInterfaceLayoutDirection) {
    layoutState.direction = direction
    noteLayoutChange()
  }

  /// Sets what bars and corners cover: of a root, or what a controller adds at its view.
  package func setSafeArea(_ insets: UIEdgeInsets) {
    layoutState.ownSafeArea = insets
    tellSafeAreaChange()
    noteLayoutChange()
  }

  /// Sets the least margins, as a controller asks them of its root view.
  package func setSystemMinimumMargins(_ margins: NSDirectionalEdgeInsets) {
    layoutState.systemMinimumMargins = margins
    noteLayoutChange()
  }
}
