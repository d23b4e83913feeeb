import Foundation
import LayoutEngine

extension NSLayoutConstraint {
  var logDescription: String { logText(isActive: isActive) }

  /// The constraint as UIKit prints it.
  ///
  ///     <NSLayoutConstraint:0x6000 'gap' H:[UIView:0x1]-(8)-[UIView:0x2]   (active)>
  ///
  /// An exception on activation says that it is active. Without a style it has the hierarchy's.
  func logText(isActive: Bool, style: ConstraintDescription.Style? = nil) -> String {
    let form = form
    let style = style ?? hierarchyStyle
    return ConstraintDescription(
      className: typeName, address: style == .masonry ? logKey.logText(or: address) : address,
      identifier: identifier, first: form.first.logSide(style),
      relation: LayoutEngine.Relation(form.relation), second: form.second?.logSide(style),
      kinship: form.kinship, multiplier: Double(form.multiplier), constant: Double(form.constant),
      priority: Double(priority.rawValue), isActive: isActive
    ).text(style)
  }

  /// The form of the first constraint in the hierarchy that doesn't have UIKit's.
  ///
  /// Masonry replaces the description of every constraint of the program; ours does so wherever
  /// Masonry made one.
  private var hierarchyStyle: ConstraintDescription.Style {
    guard logStyle == .today, let root = form.first.item?.layoutView?.root else { return logStyle }
    return root.heldLogStyle ?? logStyle
  }
}

extension UIView {
  fileprivate var heldLogStyle: ConstraintDescription.Style? {
    if let other = layoutState.constraints.all.first(where: { $0.logStyle != .today }) {
      return other.logStyle
    }
    return layoutState.subviews.lazy.compactMap(\.heldLogStyle).first
  }

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

  /// What logs in Masonry's form print in place of the view's address; `nil` for none.
  package var logKey: Any? {
    get { layoutState.logKey }
    set { layoutState.logKey = newValue }
  }
}

extension ConstraintSide {
  @MainActor
  fileprivate func logSide(_ style: ConstraintDescription.Style) -> ConstraintDescription.Side {
    let hasOlderName = style == .masonry && attribute == .lastBaseline
    return ConstraintDescription.Side(
      item?.logItem(style) ?? ConstraintDescription.Item("(null)"),
      hasOlderName ? "baseline" : attribute.logText)
  }

  /// The side as a log prints it, for example `UIView:0x1.leading`.
  @MainActor var logText: String { "\(item?.logName ?? "(null)").\(attribute.logText)" }

  /// The anchor as an exception prints it; ours has the item's address for its own.
  @MainActor var anchorText: String {
    "<\(attribute.anchorClass):\(item?.address ?? "0x0") \"\(logText)\">"
  }

  @MainActor
  func anchorDescription(of anchor: NSObject) -> String {
    "<\(attribute.anchorClass):\(anchor.address) \"\(logText)\">"
  }
}

extension ConstraintForm {
  @MainActor fileprivate var kinship: ConstraintDescription.Kinship {
    guard let one = first.item, let other = second?.item else { return .none }
    if let view = one.logParent, view === other { return .firstInSecond }
    if let view = other.logParent, view === one { return .secondInFirst }
    guard let parent = one.logParent, parent === other.logParent else { return .none }
    return .siblings
  }
}

extension LayoutObject {
  /// The view inside which the item is printed: a view's superview, or a guide's owner.
  fileprivate var logParent: UIView? { (self as? UIView)?.superview ?? guideOwner }

  private var guideOwner: UIView? { (self as? UILayoutGuide)?.owningView }

  func logItem(_ style: ConstraintDescription.Style) -> ConstraintDescription.Item {
    guard style == .masonry else { return ConstraintDescription.Item(logName, legend: logLegend) }
    let key = (self as? UIView)?.logKey
    return ConstraintDescription.Item("\(typeName):\(key.logText(or: address))")
  }

  /// The item as a conflict log names it: by its identifier, or by class and address.
  var logName: String {
    if let view = self as? UIView {
      if let name = view.accessibilityIdentifier, !name.isEmpty { return name }
      return "\(typeName):\(address)" + (view.logText.map { "'\($0)'" } ?? "")
    }
    let identifier = (self as? UILayoutGuide)?.identifier ?? ""
    return "\(typeName):\(address)" + (identifier.isEmpty ? "" : "'\(identifier)'")
  }

  /// The identifier and address of an item that is printed by its identifier.
  var logLegend: String? {
    guard let view = self as? UIView, let name = view.accessibilityIdentifier, !name.isEmpty
    else { return nil }
    return "\(name):\(address)"
  }
}

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

extension UILayoutGuide {
  var guideDescription: String {
    "<\(typeName): \(address) - \"\(identifier)\", layoutFrame = \(layoutFrame.bracedText), "
      + "owningView = \(owningView?.description ?? "(null)")>"
  }
}

extension CGFloat {
  /// The number as UIKit's logs print it: six digits, no trailing zeros.
  var logText: String { Double(self).logText }
}

extension NSObject {
  /// What logs print for where the object is in memory, for example `0x600000000010`.
  nonisolated var address: String { "0x" + String(ObjectNumbers.address(of: self), radix: 16) }

  /// The class without its module; on a Mac Foundation has `className`, with the module.
  nonisolated var typeName: String { String(describing: type(of: self)) }
}

extension Any? {
  /// The key that somebody gave, or what is printed without one.
  func logText(or address: String) -> String { map { "\($0)" } ?? address }
}

/// Gives objects addresses for logs that are the same in every run of a program.
///
/// UIKit's logs print where an object is in memory, which is another place each time. These look
/// like it, and count the objects in the order in which logs first name them.
enum ObjectNumbers {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var numbers: [ObjectIdentifier: UInt] = [:]

  /// Where iOS keeps small objects, and how far apart they are at least.
  private static let start: UInt = 0x6000_0000_0000
  private static let distance: UInt = 16

  /// The address that logs print; whatever comes to an object's place in memory gets the same.
  static func address(of object: NSObject) -> UInt {
    lock.withLock {
      let key = ObjectIdentifier(object)
      let number = numbers[key] ?? UInt(numbers.count + 1)
      numbers[key] = number
      return start + number * distance
    }
  }
}
