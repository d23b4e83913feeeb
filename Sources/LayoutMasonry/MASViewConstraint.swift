// swift-format-ignore-file: AlwaysUseLowerCamelCase
import Foundation
import LayoutEngine
public import LayoutUIKit

public final class MASViewConstraint: MASConstraint {
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

/// Several constraints that a chain treats as one, such as `make.edges`.
public final class MASCompositeConstraint: MASConstraint {
  private var children: [MASConstraint]

  public init(children: [MASConstraint]) {
    self.children = children
    super.init()
    for child in children { child.keeper = self }
  }

  override var parts: [MASViewConstraint] { children.flatMap(\.parts) }

  override func relate(
    _ relation: NSLayoutConstraint.Relation, to operands: Operands, at place: CreationPlace
  ) -> MASConstraint {
    // A list can replace its children.
    for child in children { _ = child.relate(relation, to: operands, at: place) }
    return self
  }

  override func chain(_ attribute: NSLayoutConstraint.Attribute) -> MASConstraint {
    _ = add(attribute, to: self)
    return self
  }

  override func name(_ key: Any) {
    super.name(key)
    for (index, child) in children.enumerated() { child.name("\(key)[\(index)]") }
  }
}

extension MASCompositeConstraint: ConstraintKeeper {
  func replace(_ constraint: MASConstraint, by other: MASConstraint) {
    guard let index = children.firstIndex(where: { $0 === constraint }) else { return }
    children[index] = other
    other.keeper = self
  }

  func add(
    _ attribute: NSLayoutConstraint.Attribute, to constraint: MASConstraint
  ) -> MASConstraint {
    guard let child = keeper?.add(attribute, to: self) else { return self }
    child.keeper = self
    children.append(child)
    return child
  }
}

/// A constraint that Masonry made, so that logs and updates know it.
public final class MASLayoutConstraint: NSLayoutConstraint {
  public override init() {
    super.init()
    logStyle = .masonry
  }

  /// The name that logs print in place of the address.
  public var mas_key: Any? {
    get { logKey }
    set { logKey = newValue }
  }
}

// What the library asserts, in its own words. Source: docs/SEMANTICS.md, S9.9.
extension LayoutException {
  static var relationTwice: LayoutException { LayoutException(asserting: .masonryRelationTwice) }

  static var attributeAfterRelation: LayoutException {
    LayoutException(asserting: .masonryAttributeAfterRelation)
  }

  @MainActor
  static func noCommonSuperview(_ first: UIView?, _ second: UIView?) -> LayoutException {
    LayoutException(
      asserting: .masonryNoCommonSuperview(
        first: first?.description ?? "(null)", second: second?.description ?? "(null)"))
  }

  static var noAttributes: LayoutException {
    LayoutException(.internalInconsistency, "You didn't pass any attribute to make.attributes(...)")
  }

  static var tooFewViews: LayoutException {
    LayoutException(.internalInconsistency, "views to distribute need to bigger than one")
  }

  static var noSharedSuperview: LayoutException {
    LayoutException(
      .internalInconsistency,
      "Can't constrain views that do not share a common superview. Make sure that all the views in "
        + "this array have been added into the same view hierarchy.")
  }

  static func lateChange(of property: String) -> LayoutException {
    LayoutException(
      .internalInconsistency,
      "Cannot modify constraint \(property) after it has been installed")
  }

  static func unsupported(_ text: String) -> LayoutException {
    LayoutException(.internalInconsistency, "attempting to add unsupported attribute: \(text)")
  }

  private init(asserting message: RuntimeMessage) {
    self.init(.internalInconsistency, message.text)
  }
}
