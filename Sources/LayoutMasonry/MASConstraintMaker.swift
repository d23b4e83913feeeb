// swift-format-ignore-file: AlwaysUseLowerCamelCase
public import Foundation
public import LayoutUIKit

/// The parameter with which a block of `mas_makeConstraints` describes its constraints.
@preconcurrency @MainActor
public final class MASConstraintMaker: NSObject {
  private weak var view: UIView?
  private var constraints: [MASConstraint] = []

  init(_ view: UIView) {
    self.view = view
    super.init()
  }

  /// Installs the constraints in the order of the chains, and starts with an empty list again.
  func install(_ mode: MakingMode, at place: CreationPlace) -> [MASConstraint] {
    let stated = constraints
    constraints = []
    for constraint in stated { constraint.install(isUpdating: mode == .update, at: place) }
    return stated
  }

  // MARK: Several attributes

  /// The left, right, top and bottom edges, in this order.
  public var edges: MASConstraint { attributes([.left, .right, .top, .bottom]) }
  public var size: MASConstraint { attributes([.width, .height]) }
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
    MASViewConstraint(firstViewAttribute: MASViewAttribute(view: view, layoutAttribute: attribute))
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

/// What happens to the constraints that Masonry made for a view before.
enum MakingMode {
  case make
  /// Those that differ only in their constant get the new one.
  case update
  case remake
}

extension UIView {
  /// Creates the constraints of a block.
  ///
  /// The view's own frame counts no longer.
  @discardableResult
  public func mas_makeConstraints(
    file: StaticString = #file, line: UInt = #line, _ block: (MASConstraintMaker) -> Void
  ) -> [MASConstraint] { make(.make, block, CreationPlace(file, line)) }

  /// Gives existing constraints of a block their new constants, and creates the others.
  ///
  /// The view's own frame counts no longer.
  @discardableResult
  public func mas_updateConstraints(
    file: StaticString = #file, line: UInt = #line, _ block: (MASConstraintMaker) -> Void
  ) -> [MASConstraint] { make(.update, block, CreationPlace(file, line)) }

  /// Removes the constraints that Masonry made for the view, and creates those of a block.
  ///
  /// The view's own frame counts no longer.
  @discardableResult
  public func mas_remakeConstraints(
    file: StaticString = #file, line: UInt = #line, _ block: (MASConstraintMaker) -> Void
  ) -> [MASConstraint] { make(.remake, block, CreationPlace(file, line)) }

  private func make(
    _ mode: MakingMode, _ block: (MASConstraintMaker) -> Void, _ place: CreationPlace
  ) -> [MASConstraint] {
    translatesAutoresizingMaskIntoConstraints = false
    let maker = MASConstraintMaker(self)
    block(maker)
    if mode == .remake { removeMade() }
    return maker.install(mode, at: place)
  }

  /// Removes Masonry's constraints of the view, from every view that has them.
  private func removeMade() {
    for holder in sequence(first: self, next: { $0.superview }) {
      for constraint in holder.constraints
      where constraint is MASLayoutConstraint && constraint.firstItem === self {
        constraint.isActive = false
        ConstraintLog.forget(constraint)
      }
    }
  }

  /// The name that logs print in place of the address.
  public var mas_key: Any? {
    get { logKey }
    set { logKey = newValue }
  }

  /// The closest common superview of this view and another; `nil` if they have none.
  public func mas_closestCommonSuperview(_ view: UIView?) -> UIView? {
    guard let view else { return nil }
    return sequence(first: view, next: { $0.superview }).first { isDescendant(of: $0) }
  }
}

// The blocks run once for each view.
extension Array where Element: UIView {
  @preconcurrency @MainActor @discardableResult
  public func mas_makeConstraints(
    file: StaticString = #file, line: UInt = #line, _ block: (MASConstraintMaker) -> Void
  ) -> [MASConstraint] {
    flatMap { $0.mas_makeConstraints(file: file, line: line, block) }
  }

  @preconcurrency @MainActor @discardableResult
  public func mas_updateConstraints(
    file: StaticString = #file, line: UInt = #line, _ block: (MASConstraintMaker) -> Void
  ) -> [MASConstraint] {
    flatMap { $0.mas_updateConstraints(file: file, line: line, block) }
  }

  @preconcurrency @MainActor @discardableResult
  public func mas_remakeConstraints(
    file: StaticString = #file, line: UInt = #line, _ block: (MASConstraintMaker) -> Void
  ) -> [MASConstraint] {
    flatMap { $0.mas_remakeConstraints(file: file, line: line, block) }
  }
}

/// Names views in logs, as the library's macro does with the names of variables.
///
///     MASAttachKeys(["title": title, "note": note])
@preconcurrency @MainActor
public func MASAttachKeys(_ views: [String: UIView]) {
  for (name, view) in views { view.mas_key = name }
}
