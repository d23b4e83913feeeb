// swift-format-ignore-file: AlwaysUseLowerCamelCase
public import Foundation
// As with the library itself, `import Masonry` is enough to have views.
@_exported public import LayoutUIKit

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

  func relate(
    _ relation: NSLayoutConstraint.Relation, to operands: Operands, at place: CreationPlace
  ) -> MASConstraint { self }

  func chain(_ attribute: NSLayoutConstraint.Attribute) -> MASConstraint { self }

  func name(_ key: Any) { mas_key = key }

  /// Creates the constraints and adds them to the closest common superview of both items.
  ///
  /// An update gives existing ones the new constant. The place is for messages where no call of the
  /// chain has a line.
  func install(isUpdating: Bool, at place: CreationPlace) {
    for part in parts { part.install(isUpdating: isUpdating, at: place) }
  }

  // MARK: Filler words

  /// Nothing but a word to read the chain with.
  public var with: MASConstraint { self }
  /// Nothing but a word to read the chain with.
  public var and: MASConstraint { self }

  // MARK: Activation

  public func install(file: StaticString = #file, line: UInt = #line) {
    install(isUpdating: false, at: CreationPlace(file, line))
  }

  public func uninstall() {
    for part in parts { part.remove() }
  }

  public func activate(file: StaticString = #file, line: UInt = #line) {
    install(isUpdating: false, at: CreationPlace(file, line))
  }

  public func deactivate() { uninstall() }
}

@MainActor
protocol ConstraintKeeper: AnyObject {
  func replace(_ constraint: MASConstraint, by other: MASConstraint)

  /// Creates a constraint for an attribute of the same view as one in the list.
  func add(_ attribute: NSLayoutConstraint.Attribute, to constraint: MASConstraint)
    -> MASConstraint
}

extension MASConstraint {
  public var left: MASConstraint { chain(.left) }
  public var top: MASConstraint { chain(.top) }
  public var right: MASConstraint { chain(.right) }
  public var bottom: MASConstraint { chain(.bottom) }
  public var leading: MASConstraint { chain(.leading) }
  public var trailing: MASConstraint { chain(.trailing) }
  public var width: MASConstraint { chain(.width) }
  public var height: MASConstraint { chain(.height) }
  public var centerX: MASConstraint { chain(.centerX) }
  public var centerY: MASConstraint { chain(.centerY) }
  public var baseline: MASConstraint { chain(.lastBaseline) }
  public var firstBaseline: MASConstraint { chain(.firstBaseline) }
  public var lastBaseline: MASConstraint { chain(.lastBaseline) }
  public var leftMargin: MASConstraint { chain(.leftMargin) }
  public var rightMargin: MASConstraint { chain(.rightMargin) }
  public var topMargin: MASConstraint { chain(.topMargin) }
  public var bottomMargin: MASConstraint { chain(.bottomMargin) }
  public var leadingMargin: MASConstraint { chain(.leadingMargin) }
  public var trailingMargin: MASConstraint { chain(.trailingMargin) }
  public var centerXWithinMargins: MASConstraint { chain(.centerXWithinMargins) }
  public var centerYWithinMargins: MASConstraint { chain(.centerYWithinMargins) }

  @discardableResult
  public func equalTo(
    _ other: (any MASRelatable)?, file: StaticString = #file, line: UInt = #line
  ) -> MASConstraint { relate(.equal, to: Operands(other), at: CreationPlace(file, line)) }

  /// One constraint for each element.
  @discardableResult
  public func equalTo(
    _ others: [any MASRelatable], file: StaticString = #file, line: UInt = #line
  ) -> MASConstraint { relate(.equal, to: Operands(others), at: CreationPlace(file, line)) }

  @discardableResult
  public func greaterThanOrEqualTo(
    _ other: (any MASRelatable)?, file: StaticString = #file, line: UInt = #line
  ) -> MASConstraint {
    relate(.greaterThanOrEqual, to: Operands(other), at: CreationPlace(file, line))
  }

  /// One constraint for each element.
  @discardableResult
  public func greaterThanOrEqualTo(
    _ others: [any MASRelatable], file: StaticString = #file, line: UInt = #line
  ) -> MASConstraint {
    relate(.greaterThanOrEqual, to: Operands(others), at: CreationPlace(file, line))
  }

  @discardableResult
  public func lessThanOrEqualTo(
    _ other: (any MASRelatable)?, file: StaticString = #file, line: UInt = #line
  ) -> MASConstraint {
    relate(.lessThanOrEqual, to: Operands(other), at: CreationPlace(file, line))
  }

  /// One constraint for each element.
  @discardableResult
  public func lessThanOrEqualTo(
    _ others: [any MASRelatable], file: StaticString = #file, line: UInt = #line
  ) -> MASConstraint {
    relate(.lessThanOrEqual, to: Operands(others), at: CreationPlace(file, line))
  }
}

// With the library `mas_` boxes numbers and structures; numbers need no box in Swift.
extension MASConstraint {
  @discardableResult
  public func mas_equalTo(
    _ other: (any MASBoxable)?, file: StaticString = #file, line: UInt = #line
  ) -> MASConstraint { relate(.equal, to: Operands(other), at: CreationPlace(file, line)) }

  /// One constraint for each element.
  @discardableResult
  public func mas_equalTo(
    _ others: [any MASBoxable], file: StaticString = #file, line: UInt = #line
  ) -> MASConstraint { relate(.equal, to: Operands(others), at: CreationPlace(file, line)) }

  @discardableResult
  public func mas_greaterThanOrEqualTo(
    _ other: (any MASBoxable)?, file: StaticString = #file, line: UInt = #line
  ) -> MASConstraint {
    relate(.greaterThanOrEqual, to: Operands(other), at: CreationPlace(file, line))
  }

  /// One constraint for each element.
  @discardableResult
  public func mas_greaterThanOrEqualTo(
    _ others: [any MASBoxable], file: StaticString = #file, line: UInt = #line
  ) -> MASConstraint {
    relate(.greaterThanOrEqual, to: Operands(others), at: CreationPlace(file, line))
  }

  @discardableResult
  public func mas_lessThanOrEqualTo(
    _ other: (any MASBoxable)?, file: StaticString = #file, line: UInt = #line
  ) -> MASConstraint {
    relate(.lessThanOrEqual, to: Operands(other), at: CreationPlace(file, line))
  }

  /// One constraint for each element.
  @discardableResult
  public func mas_lessThanOrEqualTo(
    _ others: [any MASBoxable], file: StaticString = #file, line: UInt = #line
  ) -> MASConstraint {
    relate(.lessThanOrEqual, to: Operands(others), at: CreationPlace(file, line))
  }
}

// One sentence for an impossible relation replaces the compiler's list of overloads.
extension MASConstraint {
  @_disfavoredOverload
  @available(
    *, unavailable,
    message:
      "it takes a view, an attribute such as mas_left, a number, or an array of these; a CGSize, CGPoint or UIEdgeInsets needs mas_equalTo"
  )
  @discardableResult
  public func equalTo(_ other: Any) -> MASConstraint { self }

  @_disfavoredOverload
  @available(
    *, unavailable,
    message:
      "it takes a view, an attribute such as mas_left, a number, or an array of these; a CGSize, CGPoint or UIEdgeInsets needs mas_greaterThanOrEqualTo"
  )
  @discardableResult
  public func greaterThanOrEqualTo(_ other: Any) -> MASConstraint { self }

  @_disfavoredOverload
  @available(
    *, unavailable,
    message:
      "it takes a view, an attribute such as mas_left, a number, or an array of these; a CGSize, CGPoint or UIEdgeInsets needs mas_lessThanOrEqualTo"
  )
  @discardableResult
  public func lessThanOrEqualTo(_ other: Any) -> MASConstraint { self }
}

// Constants, which can be set while the constraint is built and later.
extension MASConstraint {
  @discardableResult
  public func offset(
    _ offset: CGFloat, file: StaticString = #file, line: UInt = #line
  ) -> MASConstraint { add(.number(offset), CreationPlace(file, line)) }

  /// Moves edges inwards; other attributes stay as they are.
  @discardableResult
  public func insets(
    _ insets: UIEdgeInsets, file: StaticString = #file, line: UInt = #line
  ) -> MASConstraint { add(.insets(insets), CreationPlace(file, line)) }

  /// Moves every edge inwards by the same distance.
  @discardableResult
  public func inset(
    _ inset: CGFloat, file: StaticString = #file, line: UInt = #line
  ) -> MASConstraint { add(.insets(UIEdgeInsets(all: inset)), CreationPlace(file, line)) }

  /// Changes widths and heights; other attributes stay as they are.
  @discardableResult
  public func sizeOffset(
    _ offset: CGSize, file: StaticString = #file, line: UInt = #line
  ) -> MASConstraint { add(.size(offset), CreationPlace(file, line)) }

  /// Moves centres; other attributes stay as they are.
  @discardableResult
  public func centerOffset(
    _ offset: CGPoint, file: StaticString = #file, line: UInt = #line
  ) -> MASConstraint { add(.center(offset), CreationPlace(file, line)) }

  /// Adds a number, or the members of a structure that belong to the attributes.
  @discardableResult
  public func valueOffset(
    _ value: any MASMeasurable, file: StaticString = #file, line: UInt = #line
  ) -> MASConstraint {
    guard let measure = Measure(value) else { return self }
    return add(measure, CreationPlace(file, line))
  }

  /// Adds a number, or the members of a structure that belong to the attributes.
  @discardableResult
  public func mas_offset(
    _ value: any MASMeasurable, file: StaticString = #file, line: UInt = #line
  ) -> MASConstraint { valueOffset(value, file: file, line: line) }

  public func setOffset(_ offset: CGFloat) { add(.number(offset)) }
  public func setInsets(_ insets: UIEdgeInsets) { add(.insets(insets)) }
  public func setInset(_ inset: CGFloat) { add(.insets(UIEdgeInsets(all: inset))) }
  public func setSizeOffset(_ offset: CGSize) { add(.size(offset)) }
  public func setCenterOffset(_ offset: CGPoint) { add(.center(offset)) }

  @discardableResult
  private func add(_ measure: Measure, _ place: CreationPlace = .none) -> MASConstraint {
    for part in parts {
      part.note(place)
      part.add(measure)
    }
    return self
  }
}

extension UIEdgeInsets {
  fileprivate init(all inset: CGFloat) {
    self.init(top: inset, left: inset, bottom: inset, right: inset)
  }
}

// Properties that can't be changed after the constraint is installed.
extension MASConstraint {
  @discardableResult
  public func multipliedBy(
    _ multiplier: CGFloat, file: StaticString = #file, line: UInt = #line
  ) -> MASConstraint {
    change("multiplier", CreationPlace(file, line)) { $0.multiplier = multiplier }
  }

  @discardableResult
  public func dividedBy(
    _ divider: CGFloat, file: StaticString = #file, line: UInt = #line
  ) -> MASConstraint {
    change("multiplier", CreationPlace(file, line)) { $0.multiplier = 1 / divider }
  }

  @discardableResult
  public func priority(
    _ priority: Float, file: StaticString = #file, line: UInt = #line
  ) -> MASConstraint { self.priority(UILayoutPriority(priority), file: file, line: line) }

  @discardableResult
  public func priority(
    _ priority: UILayoutPriority, file: StaticString = #file, line: UInt = #line
  ) -> MASConstraint { change("priority", CreationPlace(file, line)) { $0.priority = priority } }

  /// 250, as `UILayoutPriority.defaultLow`.
  @discardableResult
  public func priorityLow(file: StaticString = #file, line: UInt = #line) -> MASConstraint {
    priority(.defaultLow, file: file, line: line)
  }

  /// 500, half way between high and low.
  @discardableResult
  public func priorityMedium(file: StaticString = #file, line: UInt = #line) -> MASConstraint {
    priority(.medium, file: file, line: line)
  }

  /// 750, as `UILayoutPriority.defaultHigh`.
  @discardableResult
  public func priorityHigh(file: StaticString = #file, line: UInt = #line) -> MASConstraint {
    priority(.defaultHigh, file: file, line: line)
  }

  /// Names the constraint in logs; several get a number each.
  @discardableResult
  public func key(_ key: Any, file: StaticString = #file, line: UInt = #line) -> MASConstraint {
    for part in parts { part.note(CreationPlace(file, line)) }
    name(key)
    return self
  }

  private func change(
    _ property: String, _ place: CreationPlace, _ body: (MASViewConstraint) -> Void
  ) -> MASConstraint {
    for part in parts {
      part.note(place)
      if part.isInstalled { raise(.lateChange(of: property), at: place) }
      body(part)
    }
    return self
  }
}

extension UILayoutPriority {
  fileprivate static let medium = UILayoutPriority((defaultHigh.rawValue + defaultLow.rawValue) / 2)
}
