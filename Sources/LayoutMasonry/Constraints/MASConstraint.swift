// swift-format-ignore-file: AlwaysUseLowerCamelCase
public import Foundation
import LayoutUIKit

/// The value of `make.top` and the like: one constraint that is being built, or several.
///
/// Every call of a chain returns a constraint, so that the chain can continue and its result can be
/// stored. The trailing parameters `file` and `line`, which the library doesn't have, let messages
/// point at the line of the chain; leave them out.
@preconcurrency @MainActor
public class MASConstraint: NSObject {
  /// The owner of the list with this constraint, which can replace it by another one.
  weak var keeper: (any ConstraintKeeper)?
  /// The name that logs print.
  public internal(set) var mas_key: Any?

  /// The single constraints; each has one attribute.
  var parts: [MASViewConstraint] { [] }

  /// Sets the relation and the second item.
  func relate(
    _ relation: NSLayoutConstraint.Relation, to operands: Operands, at place: CreationPlace
  ) -> MASConstraint { self }

  /// Adds another attribute of the same view.
  func chain(_ attribute: NSLayoutConstraint.Attribute) -> MASConstraint { self }

  func name(_ key: Any) { mas_key = key }

  /// Creates the constraints and adds them to the closest common superview of both items.
  ///
  /// - Parameters:
  ///   - isUpdating: Whether existing constraints get the new constant instead.
  ///   - place: The line for messages if no call of the chain has one.
  func install(isUpdating: Bool, at place: CreationPlace) {
    for part in parts { part.install(isUpdating: isUpdating, at: place) }
  }

  // MARK: Filler words

  /// Nothing but a word to read the chain with.
  public var with: MASConstraint { self }
  /// Nothing but a word to read the chain with.
  public var and: MASConstraint { self }

  // MARK: Activation

  /// Installs the constraint, unless it is active.
  public func install(file: StaticString = #file, line: UInt = #line) {
    install(isUpdating: false, at: CreationPlace(file, line))
  }

  /// Uninstalls the constraint.
  public func uninstall() {
    for part in parts { part.remove() }
  }

  public func activate(file: StaticString = #file, line: UInt = #line) {
    install(isUpdating: false, at: CreationPlace(file, line))
  }

  public func deactivate() { uninstall() }
}

/// The owner of a list of constraints that are being built.
@MainActor
protocol ConstraintKeeper: AnyObject {
  /// Replaces a constraint by another one.
  func replace(_ constraint: MASConstraint, by other: MASConstraint)

  /// Creates a constraint for an attribute of the same view as one in the list.
  func add(_ attribute: NSLayoutConstraint.Attribute, to constraint: MASConstraint)
    -> MASConstraint
}
