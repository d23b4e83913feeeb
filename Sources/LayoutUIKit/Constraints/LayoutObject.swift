import Foundation

/// A view or a layout guide: what constraints speak about.
@preconcurrency @MainActor
protocol LayoutObject: NSObject {
  /// The view itself, or the view that owns a guide.
  var layoutView: UIView? { get }
}

extension UIView: LayoutObject {
  var layoutView: UIView? { self }
}

extension UILayoutGuide: LayoutObject {
  var layoutView: UIView? { owningView }
}
