import Foundation

extension UIView {
  /// The view's layer, made when it is first asked for.
  var madeLayer: CALayer {
    if let layer = look.layer { return layer }
    let layer = (type(of: self).layerClass as? CALayer.Type ?? CALayer.self).init(of: self)
    look.layer = layer
    return layer
  }

  /// Says that the view's class fills all of it, whatever its colour.
  package func fill() { look.isSolid = true }

  func setHidden(_ isHidden: Bool) {
    guard look.isHidden != isHidden else { return }
    look.isHidden = isHidden
    noteLayoutChange()
    superview?.visibilityChanged(of: self)
  }

  /// Keeps a recogniser, which never recognises anything.
  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    look.gestureRecognizers.append(gestureRecognizer)
  }

  /// The view's name in tests, which conflict logs print instead of its class.
  public var accessibilityIdentifier: String? {
    get { look.accessibilityIdentifier }
    set { look.accessibilityIdentifier = newValue }
  }

  public var accessibilityLabel: String? {
    get { look.accessibilityLabel }
    set { look.accessibilityLabel = newValue }
  }

  public var isAccessibilityElement: Bool {
    get { look.isAccessibilityElement }
    set { look.isAccessibilityElement = newValue }
  }
}
