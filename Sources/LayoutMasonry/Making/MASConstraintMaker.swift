public import Foundation
import LayoutUIKit

/// The parameter with which a block of `mas_makeConstraints` describes its constraints.
@preconcurrency @MainActor
public final class MASConstraintMaker: NSObject {
  private weak var view: UIView?
  private var constraints: [MASConstraint] = []

  init(_ view: UIView) {
    self.view = view
    super.init()
  }

  /// Installs the constraints, and starts with an empty list again.
  ///
  /// - Parameters:
  ///   - mode: What happens to existing constraints.
  ///   - place: The line for messages if a chain has none.
  /// - Returns: The constraints in the order of the chains.
  func install(_ mode: MakingMode, at place: CreationPlace) -> [MASConstraint] {
    let stated = constraints
    constraints = []
    for constraint in stated { constraint.install(isUpdating: mode == .update, at: place) }
    return stated
  }

  // MARK: Several attributes

  /// The left, right, top and bottom edges, in this order.
  public var edges: MASConstraint { attributes([.left, .right, .top, .bottom]) }
  /// The width and the height.
  public var size: MASConstraint { attributes([.width, .height]) }
  /// The two centres.
  public var center: MASConstraint { attributes([.centerX, .centerY]) }

  /// Any attributes; without one there is nothing to constrain.
  public func attributes(
    _ attributes: MASAttribute, file: StaticString = #file, line: UInt = #line
  ) -> MASConstraint {
    if attributes.members.isEmpty { raise(.noAttributes, at: CreationPlace(file, line)) }
    let composite = MASCompositeConstraint(children: attributes.members.map { part($0) })
    composite.keeper = self
    constraints.append(composite)
    return composite
  }

  /// The constraints of a block, treated as one.
  @discardableResult
  public func group(_ block: () -> Void) -> MASConstraint {
    let before = constraints.count
    block()
    let composite = MASCompositeConstraint(children: Array(constraints[before...]))
    composite.keeper = self
    return composite
  }

  private func part(_ attribute: NSLayoutConstraint.Attribute) -> MASViewConstraint {
    MASViewConstraint(
      firstViewAttribute: MASViewAttribute(view: view, layoutAttribute: attribute))
  }

  // MARK: One attribute

  public var left: MASConstraint { single(.left) }
  public var top: MASConstraint { single(.top) }
  public var right: MASConstraint { single(.right) }
  public var bottom: MASConstraint { single(.bottom) }
  public var leading: MASConstraint { single(.leading) }
  public var trailing: MASConstraint { single(.trailing) }
  public var width: MASConstraint { single(.width) }
  public var height: MASConstraint { single(.height) }
  public var centerX: MASConstraint { single(.centerX) }
  public var centerY: MASConstraint { single(.centerY) }
  public var baseline: MASConstraint { single(.lastBaseline) }
  public var firstBaseline: MASConstraint { single(.firstBaseline) }
  public var lastBaseline: MASConstraint { single(.lastBaseline) }
  public var leftMargin: MASConstraint { single(.leftMargin) }
  public var rightMargin: MASConstraint { single(.rightMargin) }
  public var topMargin: MASConstraint { single(.topMargin) }
  public var bottomMargin: MASConstraint { single(.bottomMargin) }
  public var leadingMargin: MASConstraint { single(.leadingMargin) }
  public var trailingMargin: MASConstraint { single(.trailingMargin) }
  public var centerXWithinMargins: MASConstraint { single(.centerXWithinMargins) }
  public var centerYWithinMargins: MASConstraint { single(.centerYWithinMargins) }

  private func single(_ attribute: NSLayoutConstraint.Attribute) -> MASConstraint {
    let constraint = part(attribute)
    constraint.keeper = self
    constraints.append(constraint)
    return constraint
  }
}

extension MASConstraintMaker: ConstraintKeeper {
  func replace(_ constraint: MASConstraint, by other: MASConstraint) {
    guard let index = constraints.firstIndex(where: { $0 === constraint }) else { return }
    constraints[index] = other
    other.keeper = self
  }

  func add(
    _ attribute: NSLayoutConstraint.Attribute, to constraint: MASConstraint
  ) -> MASConstraint {
    let added = part(attribute)
    // A composite constraint adds the new one itself.
    guard constraint is MASViewConstraint else { return added }
    let composite = MASCompositeConstraint(children: [constraint, added])
    replace(constraint, by: composite)
    return composite
  }
}
