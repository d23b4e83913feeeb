package import Foundation
package import LayoutEngine

/// An exception that UIKit would throw: its name and its words.
package struct LayoutException: Error, Equatable, Sendable {
  package let name: ExceptionName
  package let reason: String

  package init(_ name: ExceptionName, _ reason: String) {
    self.name = name
    self.reason = reason
  }

  /// What UIKit throws with a message; `nil` for one that it only writes to the console.
  package init?(_ message: RuntimeMessage) {
    guard let name = message.exception else { return nil }
    self.init(name, message.text)
  }
}

/// An exception on its way, with all that is known about its cause.
package struct RaisedException {
  package let exception: LayoutException
  /// The constraint where the error is, if the error is in one.
  package let constraint: ConstraintForm?
  package let place: CreationPlace

  /// Called before the program ends, so that what was raised can be handed over.
  @MainActor package static var willEnd: ((RaisedException) -> Void)?
}

/// Ends the program in UIKit's words.
///
/// Where the learner's line isn't known, as in a property's setter, the program that runs the answer
/// finds the line of the call on the stack.
@MainActor package func raise(
  _ exception: LayoutException, constraint: ConstraintForm? = nil, at place: CreationPlace = .none
) -> Never {
  RaisedException.willEnd?(
    RaisedException(exception: exception, constraint: constraint, place: place))
  fatalError(
    "*** Terminating app due to uncaught exception '\(exception.name.rawValue)', reason: "
      + "'\(exception.reason)'",
    file: place.file, line: place.line)
}

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

  /// What UIKit throws when such a constraint is activated; `nil` if it has nothing against it.
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
    return LayoutException(.incompatibleAnchors(constraint: constraint.logText(isActive: true)))
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

/// What UIKit writes to the console while a program runs.
@MainActor
package enum ConsoleLog {
  /// Where the text goes: standard error, unless somebody wants to read it.
  package static var write: (String) -> Void = { text in
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }

  /// Where words of ours go: beside what the program prints, for its author to read.
  package static var tell: (String) -> Void = { text in
    // After what the program has printed so far, which may still wait in a buffer.
    fflush(nil)
    FileHandle.standardOutput.write(Data((text + "\n").utf8))
  }

  private static var hasToldOfChange = false

  /// Says, once in a program, that an active constraint changes between required and optional.
  static func noteChangeOfKind(of constraint: NSLayoutConstraint) {
    guard !hasToldOfChange else { return }
    hasToldOfChange = true
    write(changeOfKind(of: constraint))
  }

  /// What is said when an active constraint changes between required and optional.
  package static func changeOfKind(of constraint: NSLayoutConstraint) -> String {
    "An active constraint changes between required and optional: \(constraint.description)\n"
      + "Apple's documentation forbids this, and iOS 12 and older systems raise an exception. Set "
      + "the priority before you activate the constraint. Later changes are not reported."
  }

  /// What is said when a pass would never end, with a line for each view that its last round asked.
  static func endlessLayout(_ views: [UIView], _ rounds: Int) -> String {
    let lines = views.map { "    \($0.description)" }.joined(separator: "\n")
    return
      "Layout feedback loop: after \(rounds) rounds of one layout pass there is still something "
      + "to lay out, so the pass stops here. UIKit would go on for ever. These views were asked "
      + "again in the last round:\n\(lines)\n"
      + "Look at what their layoutSubviews and updateConstraints do: a call of setNeedsLayout or "
      + "setNeedsUpdateConstraints, or a change to a constraint, asks for one more round each time."
  }

  /// What is said when a constraint is added to a view that doesn't hold its items.
  package static func unprepared(_ constraint: NSLayoutConstraint) -> String {
    RuntimeMessage.hierarchyNotPrepared(constraint: constraint.description).text
  }
}
