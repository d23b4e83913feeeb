import Foundation

extension CGRect {
  /// The rectangle as a view's description prints it: `(20 20; 42 22)`.
  fileprivate var logText: String {
    "(\(origin.x.logText) \(origin.y.logText); \(size.width.logText) \(size.height.logText))"
  }

  fileprivate var bracedText: String {
    "{{\(origin.x.logText), \(origin.y.logText)}, {\(size.width.logText), \(size.height.logText)}}"
  }
}

extension UIView.AutoresizingMask {
  /// The mask as a view's description prints it, for example `W+H`.
  fileprivate var logText: String {
    let names: [(UIView.AutoresizingMask, String)] = [
      (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"),
      (.flexibleTopMargin, "TM"), (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
    ]
    return names.filter { contains($0.0) }.map(\.1).joined(separator: "+")
  }
}

extension UIView {
  /// The view as UIKit prints it: `<UIView: 0x1; frame = (0 0; 8 8); layer = <CALayer: 0x2>>`.
  var viewDescription: String {
    var parts = ["\(typeName): \(address)", "frame = \(layoutState.frame.logText)"]
    if let text = logText { parts.append("text = '\(text)'") }
    if isHidden { parts.append("hidden = YES") }
    if clipsToBounds { parts.append("clipsToBounds = YES") }
    let mask = layoutState.autoresizingMask.logText
    if !mask.isEmpty { parts.append("autoresize = \(mask)") }
    if tag != 0 { parts.append("tag = \(tag)") }
    parts.append("layer = <\(layer.typeName): \(layer.address)>")
    return "<\(parts.joined(separator: "; "))>"
  }
}

extension UILayoutGuide {
  /// The guide as UIKit prints it.
  var guideDescription: String {
    "<\(typeName): \(address) - \"\(identifier)\", layoutFrame = \(layoutFrame.bracedText), "
      + "owningView = \(owningView?.description ?? "(null)")>"
  }
}
