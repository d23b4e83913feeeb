import Foundation
import LayoutEngine

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

extension UIView {
  /// What logs in Masonry's form print in place of the view's address; `nil` for none.
  package var logKey: Any? {
    get { layoutState.logKey }
    set { layoutState.logKey = newValue }
  }
}

extension LayoutObject {
  /// The item in a log of some form.
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

extension ConstraintSide {
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
