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
  /// What the constraint says, and where it was made.
  package internal(set) var form: ConstraintForm
  /// The view that holds the constraint while it is active.
  weak var holder: UIView?
  /// The constraint's place among those of its holder.
  var place = 0
  /// Whether the constraint lost against others and is only tried for.
  var isBroken = false
  /// Whether a view of this module made the constraint for its own content.
  package internal(set) var isMadeBySystem = false
  /// In whose form logs print the constraint, and all others of its hierarchy with it.
  package var logStyle = ConstraintDescription.Style.today
  /// What logs print in place of the address; `nil` for none.
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

  /// Makes a constraint that isn't active yet.
  ///
  /// - Parameters:
  ///   - view1: A view or layout guide.
  ///   - attr1: What of it is tied.
  ///   - relation: How the two sides compare.
  ///   - view2: Another view or guide; `nil` for a bare number.
  ///   - attr2: What of it is tied; `.notAnAttribute` without a second item.
  ///   - multiplier: What the second attribute is multiplied by; not used without a second item.
  ///   - c: What is added, in points.
  ///   - file: The file that the messages name.
  ///   - line: The line that the messages name.
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
