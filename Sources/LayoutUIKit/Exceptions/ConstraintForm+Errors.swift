package import Foundation
import LayoutEngine

extension ConstraintForm {
  /// What UIKit throws when such a constraint is made; `nil` if it has nothing against it.
  ///
  /// The rules are the engine's, and so is their order; that a leading edge doesn't go with a top
  /// edge is only noticed when a window or a layout makes it count.
  @MainActor
  package var creationFault: LayoutException? {
    guard let item = first.item else { return LayoutException(.firstItemMissing) }
    if first.attribute == .notAnAttribute || second?.attribute == .notAnAttribute {
      return LayoutException(.invalidPairing)
    }
    let draft = self.draft { ItemID(index: $0 === item ? 0 : 1) }
    let rules: [ValidityRule] = [
      .notFinite, .positionNeedsAnchor, .sizeFromPosition, .leadingMixedWithLeft,
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
    guard let view = commonAncestor else {
      // Nothing holds a constraint of a guide without an owner, and UIKit doesn't complain.
      if isAboutOneItem { return nil }
      return LayoutException(
        .noCommonAncestor(first: first.anchorText, second: second?.anchorText ?? "(null)"))
    }
    return holdingFault(of: constraint, in: view)
  }

  /// What UIKit throws when a view begins to hold a constraint.
  ///
  /// Nothing is solved without a window before somebody asks for a layout, and so nothing is noticed.
  ///
  /// - Parameters:
  ///   - constraint: The constraint whose form this is, to be described.
  ///   - view: The view that is going to hold it.
  /// - Returns: The exception; `nil` if UIKit has nothing against it yet.
  @MainActor
  func holdingFault(of constraint: NSLayoutConstraint, in view: UIView) -> LayoutException? {
    view.root is UIWindow ? axisFault(of: constraint) : nil
  }

  /// What UIKit throws when it solves a constraint that ties a horizontal position to a vertical one.
  @MainActor
  func axisFault(of constraint: NSLayoutConstraint) -> LayoutException? {
    guard second != nil else { return nil }
    let draft = self.draft { _ in ItemID(index: 0) }
    guard ValidityRule.axesMixed.violation(in: draft, scene: Scene()) != nil else { return nil }
    return LayoutException(
      .incompatibleAnchors(constraint: constraint.logText(isActive: true)))
  }

  /// What UIKit throws when a constraint is added to a view that doesn't hold its items.
  @MainActor
  package func installationFault(of constraint: NSLayoutConstraint, on view: UIView)
    -> LayoutException
  {
    let message = RuntimeMessage.outsideSubtree(
      constraint: constraint.description, view: view.description)
    return LayoutException(.generic, message.text)
  }

  @MainActor
  private func exception(for fact: Violation.Fact) -> LayoutException? {
    fact.runtimeMessage(
      first: first.anchorText, second: second?.anchorText ?? "(null)",
      item: first.item?.description ?? "(null)"
    ).flatMap { LayoutException($0) }
  }
}

extension ConstraintForm {
  /// What UIKit throws when the constant becomes this number.
  @MainActor
  package func error(settingConstant constant: CGFloat) -> LayoutException? {
    constant.isFinite ? nil : exception(for: .constantNotFinite(Double(constant)))
  }

  /// What UIKit throws when the priority becomes this number.
  ///
  /// Since iOS 13 an active constraint may also change between required and optional.
  /// Source: docs/SEMANTICS.md, S3.8.
  package func error(settingPriority new: UILayoutPriority) -> LayoutException? {
    let value = Double(new.rawValue)
    return RuntimeMessage.changing(priority: value, to: value).flatMap { LayoutException($0) }
  }
}

extension LayoutException {
  static func noItem(_ value: Any) -> LayoutException {
    LayoutException(
      .invalidArgument,
      "NSLayoutConstraint for \(value): Constraint items must each be a view or layout guide.")
  }
}
