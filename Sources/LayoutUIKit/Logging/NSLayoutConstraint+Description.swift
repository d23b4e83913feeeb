import Foundation
import LayoutEngine

extension NSLayoutConstraint {
  var logDescription: String { logText(isActive: isActive) }

  /// The constraint as UIKit prints it.
  ///
  ///     <NSLayoutConstraint:0x6000 'gap' H:[UIView:0x1]-(8)-[UIView:0x2]   (active)>
  ///
  /// - Parameters:
  ///   - isActive: What to say of that; an exception on activation says that it is.
  ///   - style: Whose form it has; `nil` for that of the hierarchy.
  /// - Returns: The description.
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
}

extension ConstraintSide {
  /// The side as a log names it.
  @MainActor
  fileprivate func logSide(_ style: ConstraintDescription.Style) -> ConstraintDescription.Side {
    let hasOlderName = style == .masonry && attribute == .lastBaseline
    return ConstraintDescription.Side(
      item?.logItem(style) ?? ConstraintDescription.Item("(null)"),
      hasOlderName ? "baseline" : attribute.logText)
  }
}

extension ConstraintForm {
  /// How the items hang together.
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
}
