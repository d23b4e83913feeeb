import Foundation
import LayoutEngine

extension NSLayoutConstraint {
  var logDescription: String { logText(isActive: isActive) }

  /// The constraint as UIKit prints it.
  ///
  ///     <NSLayoutConstraint:0x6000 'gap' H:[UIView:0x1]-(8)-[UIView:0x2]   (active)>
  ///
  /// - Parameter isActive: What to say of that; an exception on activation says that it is.
  /// - Returns: The description.
  func logText(isActive: Bool) -> String {
    let form = form
    return ConstraintDescription(
      className: className, address: address, identifier: identifier,
      first: form.first.logSide, relation: LayoutEngine.Relation(form.relation),
      second: form.second.map(\.logSide), kinship: form.kinship,
      multiplier: Double(form.multiplier), constant: Double(form.constant),
      priority: Double(priority.rawValue), isActive: isActive
    ).text()
  }
}

extension ConstraintSide {
  /// The side as a log names it.
  @MainActor fileprivate var logSide: ConstraintDescription.Side {
    ConstraintDescription.Side(
      ConstraintDescription.Item(item?.logName ?? "(null)", legend: item?.logLegend),
      attribute.logText)
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
