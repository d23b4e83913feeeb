package import Foundation
package import LayoutEngine

package struct CreationPlace: Sendable {
  package let file: StaticString
  package let line: UInt

  package init(_ file: StaticString, _ line: UInt) {
    self.file = file
    self.line = line
  }

  /// The place of what no learner wrote.
  package static let none = CreationPlace("UIKit", 0)
}

/// One side of a constraint: an item and what of it is tied.
@MainActor
package struct ConstraintSide {
  weak var item: (any LayoutObject)?
  package let attribute: NSLayoutConstraint.Attribute
  /// The distance between two anchors that the side is; `nil` if it is an attribute of an item.
  let distance: DistanceGuide?
  private var keeper: ItemKeeper?

  init(
    _ item: (any LayoutObject)?, _ attribute: NSLayoutConstraint.Attribute, isKeeping: Bool = true
  ) {
    self.item = item
    self.attribute = attribute
    distance = item as? DistanceGuide
    if isKeeping { keepItem() }
  }

  /// Keeps the item alive, as an anchor and an inactive constraint do.
  mutating func keepItem() {
    guard let distance else { return keeper = item.flatMap { $0.itemAnchors.keeper(of: $0) } }
    distance.keepItems()
  }

  /// No longer keeps the item alive, as an active constraint doesn't.
  mutating func letGo() {
    keeper = nil
    distance?.letGo()
  }

  /// Whether the item, or an end of the distance, is a view or hangs in it.
  func hangs(in view: UIView) -> Bool {
    if let distance { return distance.start.hangs(in: view) || distance.end.hangs(in: view) }
    return item?.layoutView?.hangs(in: view) ?? false
  }

  /// The view or guide; `nil` for none, and for one that is gone.
  package var object: NSObject? { item }

  /// The item as code sees it: a distance between two anchors has none.
  var statedItem: (any LayoutObject)? { distance == nil ? item : nil }
  var statedAttribute: NSLayoutConstraint.Attribute {
    distance == nil ? attribute : .notAnAttribute
  }
}

/// Everything that a constraint says; it exists before a rule has been asked.
@MainActor
package struct ConstraintForm {
  package internal(set) var first: ConstraintSide
  package let relation: NSLayoutConstraint.Relation
  /// The other side; `nil` if it is a bare number.
  package internal(set) var second: ConstraintSide?
  package let multiplier: CGFloat
  package internal(set) var constant: CGFloat
  package internal(set) var priority: UILayoutPriority = .required
  package internal(set) var identifier: String?
  package let place: CreationPlace

  init(
    first: ConstraintSide, relation: NSLayoutConstraint.Relation, second: ConstraintSide?,
    multiplier: CGFloat = 1, constant: CGFloat = 0, place: CreationPlace = .none
  ) {
    self.first = first
    self.relation = relation
    self.second = second
    self.multiplier = multiplier
    self.constant = constant
    self.place = place
  }

  /// An equation between attributes of views, which no rule has looked at.
  package init(
    _ first: UIView?, _ attribute: NSLayoutConstraint.Attribute, equals second: UIView?,
    _ other: NSLayoutConstraint.Attribute, multiplier: CGFloat = 1, constant: CGFloat = 0
  ) {
    self.init(
      first: ConstraintSide(first, attribute), relation: .equal,
      second: second.map { ConstraintSide($0, other) }, multiplier: multiplier,
      constant: constant)
  }
}

extension ConstraintForm {
  /// The constraint in the engine's words, for the rules that need no scene; it has no side without
  /// an attribute.
  @MainActor
  func draft(_ handle: (any LayoutObject) -> ItemID?) -> ConstraintDraft {
    draft { side, _ in
      guard let item = side.item, let id = handle(item) else { return nil }
      return Attribute(rawValue: side.attribute.rawValue).map { Anchor(id, $0) }
    }
  }

  /// The constraint in the engine's words; the closure gets a side and the one besides it.
  @MainActor
  func draft(anchor: (ConstraintSide, ConstraintSide?) -> Anchor?) -> ConstraintDraft {
    ConstraintDraft(
      first: anchor(first, second), relation: Relation(relation),
      second: second.flatMap { anchor($0, first) }, multiplier: Double(multiplier),
      constant: Double(constant), priority: Double(priority.rawValue), identifier: identifier,
      origin: place.origin)
  }
}

extension CreationPlace {
  /// The place as constraints of the engine carry it; the column isn't known.
  package var origin: Origin {
    line == 0 ? .code : .answer(SourceRange(line: Int(line), column: 1, length: 0))
  }
}

extension Relation {
  init(_ relation: NSLayoutConstraint.Relation) {
    self =
      switch relation {
      case .lessThanOrEqual: .lessThanOrEqual
      case .equal: .equal
      case .greaterThanOrEqual: .greaterThanOrEqual
      }
  }
}

@preconcurrency @MainActor
protocol LayoutObject: NSObject {
  /// The view itself, or the view that owns a guide.
  var layoutView: UIView? { get }
  /// Whether a view or controller holds the item; a window and the root of others count as held.
  var isHeld: Bool { get }
  var itemAnchors: ItemAnchors { get }
}

extension UIView: LayoutObject {
  var layoutView: UIView? { self }
  var isHeld: Bool {
    layoutState.superview != nil || !layoutState.subviews.isEmpty
      || layoutState.controller != nil || self is UIWindow
  }
  var itemAnchors: ItemAnchors { layoutState.anchors }
}

extension UILayoutGuide: LayoutObject {
  var layoutView: UIView? { owningView }
  var isHeld: Bool { owner != nil }
}

extension LayoutObject {
  func anchor<Anchor: NSObject>(
    _ attribute: NSLayoutConstraint.Attribute, _ make: (ConstraintSide) -> Anchor
  ) -> Anchor { itemAnchors.anchor(attribute, of: self, make) }
}

extension NSLayoutConstraint.Attribute {
  /// The direction in which the attribute counts; `nil` for `notAnAttribute`.
  var axis: NSLayoutConstraint.Axis? {
    guard let attribute = Attribute(rawValue: rawValue) else { return nil }
    return attribute.axis == .horizontal ? .horizontal : .vertical
  }

  var isSize: Bool { self == .width || self == .height }

  /// The class of the attribute's anchor, as exceptions print it.
  var anchorClass: String {
    if isSize { return "NSLayoutDimension" }
    return axis == .vertical ? "NSLayoutYAxisAnchor" : "NSLayoutXAxisAnchor"
  }

  /// The name as logs print it, for example `leading`.
  var logText: String { String(describing: self) }
}
