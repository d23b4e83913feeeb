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
  var side: ConstraintSide { get }
}

/// The methods of anchors as Apple declares them, without the place of the call.
///
/// A protocol that asks for one of them is met by these, and one that is named without being called,
/// as in `anchor.constraint(equalTo:)`, is one of these. A call takes the forms that know its line.
extension NSLayoutAnchor {
  @_disfavoredOverload
  public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    tied(.equal, anchor, 0, .none)
  }

  @_disfavoredOverload
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint { tied(.greaterThanOrEqual, anchor, 0, .none) }

  @_disfavoredOverload
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint { tied(.lessThanOrEqual, anchor, 0, .none) }

  @_disfavoredOverload
  public func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint { tied(.equal, anchor, c, .none) }

  @_disfavoredOverload
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint { tied(.greaterThanOrEqual, anchor, c, .none) }

  @_disfavoredOverload
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint { tied(.lessThanOrEqual, anchor, c, .none) }
}

@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// The distance from this anchor to another, as something that has constraints of its own.
  public func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(from: side, to: otherAnchor.side, .horizontal)
  }

  public func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat,
    file: StaticString = #file, line: UInt = #line
  ) -> NSLayoutConstraint { spaced(.equal, anchor, multiplier, CreationPlace(file, line)) }

  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat,
    file: StaticString = #file, line: UInt = #line
  ) -> NSLayoutConstraint {
    spaced(.greaterThanOrEqual, anchor, multiplier, CreationPlace(file, line))
  }

  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat,
    file: StaticString = #file, line: UInt = #line
  ) -> NSLayoutConstraint {
    spaced(.lessThanOrEqual, anchor, multiplier, CreationPlace(file, line))
  }
}

@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// The distance from this anchor to another, as something that has constraints of its own.
  public func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(from: side, to: otherAnchor.side, .vertical)
  }

  public func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat,
    file: StaticString = #file, line: UInt = #line
  ) -> NSLayoutConstraint { spaced(.equal, anchor, multiplier, CreationPlace(file, line)) }

  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat,
    file: StaticString = #file, line: UInt = #line
  ) -> NSLayoutConstraint {
    spaced(.greaterThanOrEqual, anchor, multiplier, CreationPlace(file, line))
  }

  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat,
    file: StaticString = #file, line: UInt = #line
  ) -> NSLayoutConstraint {
    spaced(.lessThanOrEqual, anchor, multiplier, CreationPlace(file, line))
  }
}

/// The methods of positions without the place of the call; see the plain ones of `NSLayoutAnchor`.
extension NSLayoutXAxisAnchor {
  @_disfavoredOverload
  public func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { spaced(.equal, anchor, multiplier, .none) }

  @_disfavoredOverload
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { spaced(.greaterThanOrEqual, anchor, multiplier, .none) }

  @_disfavoredOverload
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { spaced(.lessThanOrEqual, anchor, multiplier, .none) }
}

extension NSLayoutYAxisAnchor {
  @_disfavoredOverload
  public func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { spaced(.equal, anchor, multiplier, .none) }

  @_disfavoredOverload
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { spaced(.greaterThanOrEqual, anchor, multiplier, .none) }

  @_disfavoredOverload
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { spaced(.lessThanOrEqual, anchor, multiplier, .none) }
}

/// A width or a height, or the distance between two anchors.
@preconcurrency @MainActor
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  public func constraint(
    equalToConstant c: CGFloat, file: StaticString = #file, line: UInt = #line
  ) -> NSLayoutConstraint { tied(.equal, nil, c, CreationPlace(file, line)) }

  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat,
    file: StaticString = #file, line: UInt = #line
  ) -> NSLayoutConstraint { tied(.equal, anchor, multiplier: m, 0, CreationPlace(file, line)) }

  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat,
    file: StaticString = #file, line: UInt = #line
  ) -> NSLayoutConstraint { tied(.equal, anchor, multiplier: m, c, CreationPlace(file, line)) }

  public func constraint(
    greaterThanOrEqualToConstant c: CGFloat, file: StaticString = #file, line: UInt = #line
  ) -> NSLayoutConstraint { tied(.greaterThanOrEqual, nil, c, CreationPlace(file, line)) }

  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat,
    file: StaticString = #file, line: UInt = #line
  ) -> NSLayoutConstraint {
    tied(.greaterThanOrEqual, anchor, multiplier: m, 0, CreationPlace(file, line))
  }

  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat,
    file: StaticString = #file, line: UInt = #line
  ) -> NSLayoutConstraint {
    tied(.greaterThanOrEqual, anchor, multiplier: m, c, CreationPlace(file, line))
  }

  public func constraint(
    lessThanOrEqualToConstant c: CGFloat, file: StaticString = #file, line: UInt = #line
  ) -> NSLayoutConstraint { tied(.lessThanOrEqual, nil, c, CreationPlace(file, line)) }

  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat,
    file: StaticString = #file, line: UInt = #line
  ) -> NSLayoutConstraint {
    tied(.lessThanOrEqual, anchor, multiplier: m, 0, CreationPlace(file, line))
  }

  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat,
    file: StaticString = #file, line: UInt = #line
  ) -> NSLayoutConstraint {
    tied(.lessThanOrEqual, anchor, multiplier: m, c, CreationPlace(file, line))
  }
}

/// The methods of sizes without the place of the call; see the plain ones of `NSLayoutAnchor`.
extension NSLayoutDimension {
  @_disfavoredOverload
  public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    tied(.equal, nil, c, .none)
  }

  @_disfavoredOverload
  public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    tied(.greaterThanOrEqual, nil, c, .none)
  }

  @_disfavoredOverload
  public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    tied(.lessThanOrEqual, nil, c, .none)
  }

  @_disfavoredOverload
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint { tied(.equal, anchor, multiplier: m, 0, .none) }

  @_disfavoredOverload
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint { tied(.equal, anchor, multiplier: m, c, .none) }

  @_disfavoredOverload
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint { tied(.greaterThanOrEqual, anchor, multiplier: m, 0, .none) }

  @_disfavoredOverload
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint { tied(.greaterThanOrEqual, anchor, multiplier: m, c, .none) }

  @_disfavoredOverload
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint { tied(.lessThanOrEqual, anchor, multiplier: m, 0, .none) }

  @_disfavoredOverload
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint { tied(.lessThanOrEqual, anchor, multiplier: m, c, .none) }
}
