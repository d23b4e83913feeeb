import Foundation

/// What an item knows of the anchors and constraints that were made for it, without holding them.
@MainActor
final class ItemAnchors {
  private struct Made {
    weak var anchor: NSObject?
  }

  private var made: [NSLayoutConstraint.Attribute: Made] = [:]
  private weak var keeper: ItemKeeper?

  nonisolated init() {}

  /// The anchor of an attribute of the item: the same object as long as somebody holds it.
  func anchor<Anchor: NSObject>(
    _ attribute: NSLayoutConstraint.Attribute, of item: any LayoutObject,
    _ make: (ConstraintSide) -> Anchor
  ) -> Anchor {
    if let anchor = made[attribute]?.anchor as? Anchor { return anchor }
    let anchor = make(ConstraintSide(item, attribute))
    made[attribute] = Made(anchor: anchor)
    return anchor
  }

  /// The object that keeps the item alive; `nil` if somebody else does.
  func keeper(of item: any LayoutObject) -> ItemKeeper? {
    if item.isHeld { return nil }
    if let keeper { return keeper }
    let keeper = ItemKeeper(item)
    self.keeper = keeper
    return keeper
  }

  /// Stops keeping the item alive, because somebody else does from now on.
  func letGo() {
    keeper?.item = nil
    keeper = nil
  }
}

/// Keeps an item alive for its anchors and its inactive constraints.
///
/// It does so until the item is in a hierarchy, as its root or below it, or a controller holds it.
/// From then on the item may store anchors and inactive constraints of itself and its subviews
/// without keeping itself alive.
@MainActor
final class ItemKeeper {
  fileprivate var item: (any LayoutObject)?

  fileprivate init(_ item: any LayoutObject) { self.item = item }
}

extension UIView {
  public var leadingAnchor: NSLayoutXAxisAnchor { anchor(.leading, NSLayoutXAxisAnchor.init) }
  public var trailingAnchor: NSLayoutXAxisAnchor { anchor(.trailing, NSLayoutXAxisAnchor.init) }
  public var leftAnchor: NSLayoutXAxisAnchor { anchor(.left, NSLayoutXAxisAnchor.init) }
  public var rightAnchor: NSLayoutXAxisAnchor { anchor(.right, NSLayoutXAxisAnchor.init) }
  public var centerXAnchor: NSLayoutXAxisAnchor { anchor(.centerX, NSLayoutXAxisAnchor.init) }
  public var topAnchor: NSLayoutYAxisAnchor { anchor(.top, NSLayoutYAxisAnchor.init) }
  public var bottomAnchor: NSLayoutYAxisAnchor { anchor(.bottom, NSLayoutYAxisAnchor.init) }
  public var centerYAnchor: NSLayoutYAxisAnchor { anchor(.centerY, NSLayoutYAxisAnchor.init) }
  /// The baseline of the first line of text; the top edge of a view without text.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor {
    anchor(.firstBaseline, NSLayoutYAxisAnchor.init)
  }
  /// The baseline of the last line of text; the bottom edge of a view without text.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor {
    anchor(.lastBaseline, NSLayoutYAxisAnchor.init)
  }
  public var widthAnchor: NSLayoutDimension { anchor(.width, NSLayoutDimension.init) }
  public var heightAnchor: NSLayoutDimension { anchor(.height, NSLayoutDimension.init) }
}

extension UILayoutGuide {
  public var leadingAnchor: NSLayoutXAxisAnchor { anchor(.leading, NSLayoutXAxisAnchor.init) }
  public var trailingAnchor: NSLayoutXAxisAnchor { anchor(.trailing, NSLayoutXAxisAnchor.init) }
  public var leftAnchor: NSLayoutXAxisAnchor { anchor(.left, NSLayoutXAxisAnchor.init) }
  public var rightAnchor: NSLayoutXAxisAnchor { anchor(.right, NSLayoutXAxisAnchor.init) }
  public var centerXAnchor: NSLayoutXAxisAnchor { anchor(.centerX, NSLayoutXAxisAnchor.init) }
  public var topAnchor: NSLayoutYAxisAnchor { anchor(.top, NSLayoutYAxisAnchor.init) }
  public var bottomAnchor: NSLayoutYAxisAnchor { anchor(.bottom, NSLayoutYAxisAnchor.init) }
  public var centerYAnchor: NSLayoutYAxisAnchor { anchor(.centerY, NSLayoutYAxisAnchor.init) }
  public var widthAnchor: NSLayoutDimension { anchor(.width, NSLayoutDimension.init) }
  public var heightAnchor: NSLayoutDimension { anchor(.height, NSLayoutDimension.init) }
}

extension NSLayoutConstraint {
  /// The first item's anchor, which is the same object as the item's own.
  public var firstAnchor: NSLayoutAnchor<AnyObject> { form.first.anchor }

  public var secondAnchor: NSLayoutAnchor<AnyObject>? { form.second?.anchor }
}

extension ConstraintSide {
  /// The item's anchor of whatever class; one of its own for an item that is gone, and a distance.
  fileprivate var anchor: NSLayoutAnchor<AnyObject> {
    guard let item, distance == nil else { return NSLayoutAnchor(self) }
    if attribute.isSize { return plain(item.anchor(attribute, NSLayoutDimension.init)) }
    return attribute.axis == .vertical
      ? plain(item.anchor(attribute, NSLayoutYAxisAnchor.init))
      : plain(item.anchor(attribute, NSLayoutXAxisAnchor.init))
  }

  /// An anchor without its type parameter, on which none of its methods depends.
  ///
  /// Apple's parameter is gone once the program runs.
  private func plain(_ anchor: NSObject) -> NSLayoutAnchor<AnyObject> {
    Unmanaged.fromOpaque(Unmanaged.passRetained(anchor).toOpaque()).takeRetainedValue()
  }

  /// The height of a line of the text whose baseline the side is; `nil` for other attributes.
  @MainActor fileprivate var textLineHeight: CGFloat? {
    guard attribute == .firstBaseline || attribute == .lastBaseline else { return nil }
    let view = (item as? UIView)?.layoutItem(for: attribute, besides: nil)
    return (view as? UIView)?.textLineHeight
  }
}

enum SystemSpacing {
  /// Between edges, 8 points.
  ///
  /// Source: docs/SEMANTICS.md, S9.3.
  static let standard: CGFloat = 8

  /// The distance between two anchors, in points.
  ///
  /// Where one of them is a baseline of text, it is the height of a line, of the larger font if
  /// there are two. Apple says that the fonts decide and not how; ours are those at this moment.
  /// Source: docs/SEMANTICS.md, S9.6.
  @MainActor
  static func length(_ one: ConstraintSide, _ other: ConstraintSide) -> CGFloat {
    [one, other].compactMap { $0.textLineHeight }.max() ?? standard
  }
}

extension NSLayoutDimension {
  /// The distance between two positions, as something that has constraints of its own.
  convenience init(
    from start: ConstraintSide, to end: ConstraintSide, _ axis: NSLayoutConstraint.Axis
  ) {
    let guide = DistanceGuide(from: start, to: end, axis)
    self.init(ConstraintSide(guide, axis == .horizontal ? .width : .height))
  }
}

/// A guide that reaches from one position to another.
///
/// Its size is negative if the end comes first. No view has it among its guides: a layout has it
/// because an active constraint names it.
final class DistanceGuide: UILayoutGuide {
  private(set) var start: ConstraintSide
  private(set) var end: ConstraintSide
  private let axis: NSLayoutConstraint.Axis

  init(from start: ConstraintSide, to end: ConstraintSide, _ axis: NSLayoutConstraint.Axis) {
    self.start = start
    self.end = end
    self.axis = axis
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override var owningView: UIView? {
    get { start.item?.layoutView?.nearestAncestor(holding: end.item?.layoutView) }
    set {}
  }

  /// Constraints that tie the guide's edges to the two positions, for one layout.
  var ties: [NSLayoutConstraint] {
    let edges: (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute) =
      switch (axis, start.attribute) {
      case (.vertical, _): (.top, .bottom)
      case (_, .left), (_, .right): (.left, .right)
      default: (.leading, .trailing)
      }
    return [tie(edges.0, to: start), tie(edges.1, to: end)]
  }

  func keepItems() {
    start.keepItem()
    end.keepItem()
  }

  func letGo() {
    start.letGo()
    end.letGo()
  }

  private func tie(
    _ attribute: NSLayoutConstraint.Attribute, to side: ConstraintSide
  ) -> NSLayoutConstraint {
    let tie = NSLayoutConstraint()
    tie.form = ConstraintForm(
      first: ConstraintSide(self, attribute, isKeeping: false), relation: .equal, second: side)
    tie.isMadeBySystem = true
    return tie
  }
}
