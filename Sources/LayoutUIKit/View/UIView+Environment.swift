extension UIView {
  /// Sets the reading direction of everything below a root.
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
