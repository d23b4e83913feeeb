public import Foundation

/// One attribute of one item, with the methods that tie it to another of the same kind.
///
/// The type parameter keeps horizontal positions from vertical ones: the compiler refuses to tie a
/// leading edge to a top edge. The trailing parameters `file` and `line`, which Apple's doesn't
/// have, let messages point at the line where a constraint was made; leave them out.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject, Anchoring {
  package let side: ConstraintSide

  init(_ side: ConstraintSide) {
    self.side = side
    super.init()
  }

  /// The item that the anchor belongs to.
  public var item: AnyObject? { side.item }

  public func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, file: StaticString = #file, line: UInt = #line
  ) -> NSLayoutConstraint { tied(.equal, anchor, 0, CreationPlace(file, line)) }

  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, file: StaticString = #file,
    line: UInt = #line
  ) -> NSLayoutConstraint { tied(.greaterThanOrEqual, anchor, 0, CreationPlace(file, line)) }

  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, file: StaticString = #file,
    line: UInt = #line
  ) -> NSLayoutConstraint { tied(.lessThanOrEqual, anchor, 0, CreationPlace(file, line)) }

  public func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat, file: StaticString = #file,
    line: UInt = #line
  ) -> NSLayoutConstraint { tied(.equal, anchor, c, CreationPlace(file, line)) }

  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat,
    file: StaticString = #file, line: UInt = #line
  ) -> NSLayoutConstraint { tied(.greaterThanOrEqual, anchor, c, CreationPlace(file, line)) }

  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat,
    file: StaticString = #file, line: UInt = #line
  ) -> NSLayoutConstraint { tied(.lessThanOrEqual, anchor, c, CreationPlace(file, line)) }

  open override nonisolated var description: String {
    MainActor.assumeIsolated { side.anchorDescription(of: self) }
  }
  open override nonisolated var debugDescription: String { description }

  open override nonisolated func isEqual(_ object: Any?) -> Bool {
    MainActor.assumeIsolated {
      guard let other = object as? any Anchoring else { return false }
      return other.side.item === side.item && other.side.attribute == side.attribute
    }
  }

  open override nonisolated var hash: Int {
    MainActor.assumeIsolated {
      var hasher = Hasher()
      hasher.combine(side.item.map { ObjectIdentifier($0) })
      hasher.combine(side.attribute)
      return hasher.finalize()
    }
  }

  /// A constraint between this anchor and another.
  func tied(
    _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor<AnchorType>?,
    multiplier: CGFloat = 1, _ constant: CGFloat, _ place: CreationPlace
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      ConstraintForm(
        first: side, relation: relation, second: other?.side, multiplier: multiplier,
        constant: constant, place: place))
  }

  /// A constraint that keeps the system's spacing from another anchor, times a factor.
  func spaced(
    _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor<AnchorType>,
    _ factor: CGFloat, _ place: CreationPlace
  ) -> NSLayoutConstraint {
    tied(relation, other, factor * SystemSpacing.length(side, other.side), place)
  }
}

/// An anchor of whatever type, for comparing.
@preconcurrency @MainActor
package protocol Anchoring: NSObject {
  /// What the anchor is of.
  var side: ConstraintSide { get }
}
