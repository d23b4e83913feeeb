import Foundation
import LayoutEngine
import LayoutUIKit

/// A constraint of one attribute.
public final class MASViewConstraint: MASConstraint {
  /// The first item and its attribute.
  public let firstViewAttribute: MASViewAttribute
  /// The second item and its attribute; `nil` before the relation, and for a number.
  public private(set) var secondViewAttribute: MASViewAttribute?
  /// `nil` before the relation is given, which means equality.
  private var relation: NSLayoutConstraint.Relation?
  var multiplier: CGFloat = 1
  var priority = UILayoutPriority.required
  private var constant: CGFloat = 0
  private var place: CreationPlace?
  private var layoutConstraint: MASLayoutConstraint?

  public init(firstViewAttribute: MASViewAttribute) {
    self.firstViewAttribute = firstViewAttribute
    super.init()
  }

  override var parts: [MASViewConstraint] { [self] }

  var isInstalled: Bool { layoutConstraint?.isActive ?? false }

  /// Stores the line of the chain: that of the first call that has one.
  func note(_ place: CreationPlace) {
    if self.place == nil, place.line > 0 { self.place = place }
  }

  /// Sets the constant, if the measure has a member for the attribute.
  func add(_ measure: Measure) {
    guard let points = measure.constant(for: firstViewAttribute.layoutAttribute) else { return }
    constant = points
    layoutConstraint?.constant = points
  }

  override func name(_ key: Any) {
    super.name(key)
    layoutConstraint?.mas_key = key
  }

  // MARK: Making

  override func chain(_ attribute: NSLayoutConstraint.Attribute) -> MASConstraint {
    if relation != nil { raise(.attributeAfterRelation) }
    return keeper?.add(attribute, to: self) ?? self
  }

  override func relate(
    _ relation: NSLayoutConstraint.Relation, to operands: Operands, at place: CreationPlace
  ) -> MASConstraint {
    note(place)
    switch operands {
    case .one(let operand): return relate(relation, to: operand, at: place)
    case .each(let operands):
      if self.relation != nil { raise(.relationTwice, at: place) }
      let composite = MASCompositeConstraint(children: operands.map { copy(relation, to: $0) })
      composite.keeper = keeper
      keeper?.replace(self, by: composite)
      return composite
    }
  }

  private func relate(
    _ relation: NSLayoutConstraint.Relation, to operand: Operand, at place: CreationPlace
  ) -> MASConstraint {
    if let given = self.relation {
      // The same relation to a number changes the number.
      guard given == relation, case .measure = operand else { raise(.relationTwice, at: place) }
    }
    self.relation = relation
    tie(to: operand)
    return self
  }

  private func copy(
    _ relation: NSLayoutConstraint.Relation, to operand: Operand
  ) -> MASViewConstraint {
    let copy = MASViewConstraint(firstViewAttribute: firstViewAttribute)
    copy.constant = constant
    copy.priority = priority
    copy.multiplier = multiplier
    copy.place = place
    copy.relation = relation
    copy.tie(to: operand)
    return copy
  }

  private func tie(to operand: Operand) {
    let attribute = firstViewAttribute.layoutAttribute
    switch operand {
    case .measure(let measure): add(measure)
    case .view(let view):
      secondViewAttribute = MASViewAttribute(view: view, layoutAttribute: attribute)
    case .attribute(let other) where other.layoutAttribute == .notAnAttribute:
      secondViewAttribute = MASViewAttribute(
        view: other.view, item: other.item, layoutAttribute: attribute)
    case .attribute(let other): secondViewAttribute = other
    case .unsupported(let text): raise(.unsupported(text), at: place ?? .none)
    }
  }

  // MARK: Installing

  override func install(isUpdating: Bool, at place: CreationPlace) {
    guard !isInstalled else { return }
    note(place)
    let place = self.place ?? place
    let owner = self.owner
    if isUpdating, let existing = owner?.constraints.last(where: { isLike($0) }) {
      existing.constant = constant
      layoutConstraint = existing as? MASLayoutConstraint
      return
    }
    let made = MASLayoutConstraint(
      item: firstViewAttribute.item as Any, attribute: firstViewAttribute.layoutAttribute,
      relatedBy: relation ?? .equal, toItem: second.item, attribute: second.attribute,
      multiplier: multiplier, constant: constant, file: place.file, line: place.line)
    made.priority = priority
    made.mas_key = mas_key
    guard let owner else { raise(noCommonSuperview, constraint: made.form, at: place) }
    layoutConstraint = made
    owner.addConstraint(made)
  }

  /// Removes the constraint, so that installing creates a new one.
  func remove() {
    guard let layoutConstraint else { return }
    layoutConstraint.isActive = false
    ConstraintLog.forget(layoutConstraint)
    self.layoutConstraint = nil
  }

  /// A position with a number is relative to the superview's.
  private var second: (item: AnyObject?, attribute: NSLayoutConstraint.Attribute) {
    if let secondViewAttribute {
      return (secondViewAttribute.item, secondViewAttribute.layoutAttribute)
    }
    guard !firstViewAttribute.isSizeAttribute else { return (nil, .notAnAttribute) }
    return (firstViewAttribute.view?.superview, firstViewAttribute.layoutAttribute)
  }

  /// The view to which the constraint will be added.
  private var owner: UIView? {
    let view = firstViewAttribute.view
    if let other = secondViewAttribute?.view { return view?.mas_closestCommonSuperview(other) }
    return firstViewAttribute.isSizeAttribute ? view : view?.superview
  }

  private var noCommonSuperview: LayoutException {
    .noCommonSuperview(firstViewAttribute.view, secondViewAttribute?.view)
  }

  /// Whether another one of the library's differs in nothing but the constant.
  private func isLike(_ other: NSLayoutConstraint) -> Bool {
    other is MASLayoutConstraint && other.firstItem === firstViewAttribute.item
      && other.secondItem === second.item
      && other.firstAttribute == firstViewAttribute.layoutAttribute
      && other.secondAttribute == second.attribute && other.relation == relation ?? .equal
      && other.multiplier == multiplier && other.priority == priority
  }
}
