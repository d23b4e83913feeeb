package import Foundation
import LayoutEngine

extension ConstraintForm {
  /// What UIKit throws when such a constraint is made; `nil` if it has nothing against it.
  ///
  /// The rules are the engine's, and so is their order; that a leading edge doesn't go with a top
  /// edge is only noticed on activation.
  @MainActor
  package var creationFault: LayoutException? {
    guard let item = first.item else {
      return LayoutException(
        .invalidArgument,
        "NSLayoutConstraint for (null): Constraint must contain a first layout item")
    }
    if first.attribute == .notAnAttribute || second?.attribute == .notAnAttribute {
      return .invalidPairing
    }
    let draft = self.draft { ItemID(index: $0 === item ? 0 : 1) }
    let rules: [any ValidityRule.Type] = [
      NotFinite.self, PositionNeedsAnchor.self, SizeFromPosition.self, LeadingMixedWithLeft.self,
    ]
    let scene = Scene()
    for rule in rules {
      if let fact = rule.violation(in: draft, scene: scene) { return exception(for: fact) }
    }
    return nil
  }

  /// What UIKit throws when such a constraint is activated.
  ///
  /// - Parameter constraint: The constraint whose form this is, to be described.
  /// - Returns: The exception; `nil` if UIKit has nothing against it.
  @MainActor
  package func activationFault(of constraint: NSLayoutConstraint) -> LayoutException? {
    guard commonAncestor != nil else {
      return LayoutException(
        .generic,
        "Unable to activate constraint with anchors \(first.anchorText) and "
          + "\(second?.anchorText ?? "(null)") because they have no common ancestor.  Does the "
          + "constraint or its anchors reference items in different view hierarchies?  "
          + "That's illegal.")
    }
    return axisFault(of: constraint)
  }

  /// What UIKit throws when a constraint ties a horizontal position to a vertical one.
  @MainActor
  func axisFault(of constraint: NSLayoutConstraint) -> LayoutException? {
    let draft = self.draft { _ in ItemID(index: 0) }
    guard AxesMixed.violation(in: draft, scene: Scene()) != nil else { return nil }
    return LayoutException(
      .invalidLayoutConstraint,
      "Constraint improperly relates anchors of incompatible types: "
        + constraint.logText(isActive: true))
  }

  /// What UIKit throws when a constraint is added to a view that doesn't hold its items.
  @MainActor
  package func installationFault(of constraint: NSLayoutConstraint, on view: UIView)
    -> LayoutException
  {
    LayoutException(
      .generic,
      "Unable to install constraint on view.  Does the constraint reference something from "
        + "outside the subtree of the view?  That's illegal. "
        + "constraint:\(constraint.description) view:\(view.description)")
  }

  @MainActor
  private func exception(for fact: Violation.Fact) -> LayoutException {
    switch fact {
    case .positionAlone:
      LayoutException(
        .invalidArgument,
        "NSLayoutConstraint for \(first.item?.description ?? "(null)"): A multiplier of 0 or a "
          + "nil second item together with a location for the first attribute creates an illegal "
          + "constraint of a location equal to a constant. Location attributes must be specified "
          + "in pairs.")
    case .directionsMixed:
      LayoutException(
        .invalidArgument,
        "A constraint cannot be made between a leading/trailing attribute and a right/left "
          + "attribute. Use leading/trailing for both or neither.")
    case .constantNotFinite: constantFault(constant)
    case .multiplierNotFinite:
      LayoutException(
        .internalInconsistency,
        "Multiplier is not finite!  That's illegal.  multiplier:\(multiplier.logText)")
    default: .invalidPairing
    }
  }

  @MainActor
  private func constantFault(_ constant: CGFloat) -> LayoutException {
    LayoutException(
      .internalInconsistency,
      "NSLayoutConstraint constant is not finite!  That's illegal.  constant:\(constant.logText) "
        + "firstAnchor:\(first.anchorText) secondAnchor:\(second?.anchorText ?? "(null)")")
  }
}

extension ConstraintForm {
  /// What UIKit throws when the constant becomes this number.
  @MainActor
  package func fault(settingConstant constant: CGFloat) -> LayoutException? {
    constant.isFinite ? nil : constantFault(constant)
  }

  /// What UIKit throws when the priority becomes this number.
  ///
  /// - Parameters:
  ///   - new: The priority that is set.
  ///   - isActive: Whether the constraint counts already.
  /// - Returns: The exception; `nil` if UIKit has nothing against it.
  package func fault(settingPriority new: UILayoutPriority, isActive: Bool) -> LayoutException? {
    guard new.rawValue > 0, new.rawValue <= 1000 else {
      return LayoutException(
        .internalInconsistency,
        "It's illegal to set priority:\(CGFloat(new.rawValue).logText).  Priorities must be "
          + "greater than 0 and less or equal to NSLayoutPriorityRequired, which is 1000.000000.")
    }
    guard isActive, (new == .required) != (priority == .required) else { return nil }
    return LayoutException(
      .internalInconsistency,
      "Mutating a priority from required to not on an installed constraint (or vice-versa) is not "
        + "supported.  You passed priority \(CGFloat(new.rawValue).logText) and the existing "
        + "priority was \(CGFloat(priority.rawValue).logText).")
  }
}

extension LayoutException {
  static let invalidPairing = LayoutException(
    .invalidArgument, "Invalid pairing of layout attributes")

  static func noItem(_ value: Any) -> LayoutException {
    LayoutException(
      .invalidArgument,
      "NSLayoutConstraint for \(value): Constraint items must each be a view or layout guide.")
  }
}
