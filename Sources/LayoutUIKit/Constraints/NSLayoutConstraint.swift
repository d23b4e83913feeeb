public import Foundation
package import LayoutEngine

/// A statement about one attribute of an item that must be true once layout is done.
///
///     first.attribute  relation  multiplier * second.attribute + constant   @priority
///
/// Apple's stops the program with an exception when the statement can have no meaning; so does
/// ours, in the same words, at the line where the constraint was made. What may not be done to a
/// constraint, such as giving it a priority above 1000, is told at the line that does it.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  package internal(set) var form: ConstraintForm
  weak var holder: UIView?
  var place = 0
  /// Whether the constraint lost against others and is only tried for.
  var isBroken = false
  /// Whether a view of this module made the constraint for its own content.
  package internal(set) var isMadeBySystem = false
  /// In whose form logs print the constraint, and all others of its hierarchy with it.
  package var logStyle = ConstraintDescription.Style.today
  package var logKey: Any?
  /// When the constraint was activated last; the latest loses in a conflict.
  var activationNumber = 0
  /// When the constraint was activated or got another constant last, while that is traced.
  var changeNumber = 0
  /// The calls that did it.
  var callers: [String] = []

  /// A constraint without items, which UIKit makes too and which can't be activated.
  public override init() {
    form = ConstraintForm(
      first: ConstraintSide(nil, .notAnAttribute), relation: .equal, second: nil)
    super.init()
  }

  /// Makes a constraint that isn't active yet; messages name the file and the line.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat,
    file: StaticString = #file, line: UInt = #line
  ) {
    self.init()
    let place = CreationPlace(file, line)
    let first = Self.item(view1, at: place)
    let second = Self.item(view2 as Any, at: place)
    form = ConstraintForm(
      first: ConstraintSide(first, attr1), relation: relation,
      second: second.map { ConstraintSide($0, attr2) }, multiplier: multiplier, constant: c,
      place: place)
    check()
  }

  /// Makes a constraint between two sides that are known to be items.
  convenience init(_ form: ConstraintForm) {
    self.init()
    self.form = form
    check()
  }

  // MARK: What it says

  open var firstItem: AnyObject? { form.first.statedItem }
  open var firstAttribute: Attribute { form.first.statedAttribute }
  open var secondItem: AnyObject? { form.second?.statedItem }
  open var secondAttribute: Attribute { form.second?.statedAttribute ?? .notAnAttribute }
  open var relation: Relation { form.relation }
  /// The second attribute is multiplied by this; 1 without a second item.
  open var multiplier: CGFloat { form.second == nil ? 1 : form.multiplier }
  open var constant: CGFloat {
    get { form.constant }
    set { setConstant(newValue) }
  }
  open var priority: UILayoutPriority {
    get { form.priority }
    set { setPriority(newValue) }
  }
  /// The name that a conflict log prints; names that begin with NS are Apple's.
  open var identifier: String? {
    get { form.identifier }
    set { form.identifier = newValue }
  }

  // MARK: Whether it counts

  /// Whether the layout keeps the constraint.
  ///
  /// Setting it to `true` hands the constraint to the nearest view that holds both items.
  open var isActive: Bool {
    get { holder != nil }
    set { newValue ? activate() : deactivate() }
  }

  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  open override nonisolated var description: String {
    MainActor.assumeIsolated { logDescription }
  }
  open override nonisolated var debugDescription: String { description }
}

extension NSLayoutConstraint {
  /// What of an item is tied.
  ///
  /// The raw values are Apple's. Baselines are those of the text; where a view shows none, the first
  /// one is its top and the last one its bottom.
  public enum Attribute: Int, Sendable {
    case notAnAttribute = 0
    case left
    case right
    case top
    case bottom
    case leading
    case trailing
    case width
    case height
    case centerX
    case centerY
    case lastBaseline
    case firstBaseline
    case leftMargin
    case rightMargin
    case topMargin
    case bottomMargin
    case leadingMargin
    case trailingMargin
    case centerXWithinMargins
    case centerYWithinMargins

    public static var baseline: Attribute { .lastBaseline }
  }

  /// The relation between the first anchor and the rest.
  ///
  /// The raw values are Apple's.
  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
  }

  public enum Axis: Int, Sendable {
    case horizontal = 0
    case vertical = 1
  }

  /// How the views of a visual format are aligned, and which way it is read.
  public struct FormatOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)
    public static let directionLeadingToTrailing: FormatOptions = []
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    public static let directionMask = FormatOptions(rawValue: 3 << 16)
  }
}

/// The priority of a constraint: greater than 0, at most 1000, which means required.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  public var rawValue: Float

  public init(_ rawValue: Float) { self.rawValue = rawValue }

  public init(rawValue: Float) { self.rawValue = rawValue }

  public static let required = UILayoutPriority(1000)
  public static let defaultHigh = UILayoutPriority(750)
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  public static let sceneSizeStayPut = UILayoutPriority(500)
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  public static let defaultLow = UILayoutPriority(250)
  public static let fittingSizeLevel = UILayoutPriority(50)
}

extension UILayoutPriority: _UIKitNumericRawRepresentable {}
