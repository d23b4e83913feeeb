// swift-format-ignore-file: AlwaysUseLowerCamelCase
public import Foundation
import LayoutUIKit

/// What `make.top` and its like stand for: one constraint in the making, or several.
///
/// Every link of a chain gives back a constraint, so that the chain can go on and its result can be
/// kept. The trailing parameters `file` and `line`, which the library doesn't have, let messages
/// point at the line of the chain; leave them out.
@preconcurrency @MainActor
public class MASConstraint: NSObject {
  /// Whoever has the constraint in a list, and puts another one in its place.
  weak var keeper: (any ConstraintKeeper)?
  /// The name that logs print.
  public internal(set) var mas_key: Any?

  /// The single constraints; each has one attribute.
  var parts: [MASViewConstraint] { [] }

  /// States what the constraint is tied to.
  func relate(
    _ relation: NSLayoutConstraint.Relation, to operands: Operands, at place: CreationPlace
  ) -> MASConstraint { self }

  /// Goes on with another attribute of the same view.
  func chain(_ attribute: NSLayoutConstraint.Attribute) -> MASConstraint { self }

  func name(_ key: Any) { mas_key = key }

  /// Makes the constraints and hands them to the nearest view that holds both sides.
  ///
  /// - Parameters:
  ///   - isUpdating: Whether constraints that are there already get the new constant instead.
  ///   - place: The line to be told where no link of the chain was called at one.
  func install(isUpdating: Bool, at place: CreationPlace) {
    for part in parts { part.install(isUpdating: isUpdating, at: place) }
  }

  // MARK: Fillers

  /// Nothing but a word to read the chain with.
  public var with: MASConstraint { self }
  /// Nothing but a word to read the chain with.
  public var and: MASConstraint { self }

  // MARK: Whether it counts

  /// Makes the constraint, unless it is in force.
  public func install(file: StaticString = #file, line: UInt = #line) {
    install(isUpdating: false, at: CreationPlace(file, line))
  }

  /// Takes the constraint away.
  public func uninstall() {
    for part in parts { part.remove() }
  }

  public func activate(file: StaticString = #file, line: UInt = #line) {
    install(isUpdating: false, at: CreationPlace(file, line))
  }

  public func deactivate() { uninstall() }
}

/// What keeps constraints in a list while they are made.
@MainActor
protocol ConstraintKeeper: AnyObject {
  /// Puts a constraint in the place of another.
  func replace(_ constraint: MASConstraint, by other: MASConstraint)

  /// Makes a constraint of the view that belongs to one in the list.
  func add(_ attribute: NSLayoutConstraint.Attribute, to constraint: MASConstraint)
    -> MASConstraint
}
