public import Foundation
import LayoutEngine

/// A row or column of views, arranged by constraints that it makes itself.
///
/// Its constraints carry Apple's identifiers (`UISV-canvas-connection`, `UISV-spacing` and so on)
/// and give Apple's frames. A hidden view has no length along the axis, by `UISV-hiding`, and takes no
/// part otherwise.
@preconcurrency @MainActor
open class UIStackView: UIView {
  public enum Distribution: Int, Sendable {
    case fill = 0
    case fillEqually = 1
    case fillProportionally = 2
    case equalSpacing = 3
    case equalCentering = 4
  }

  /// How views stand across the axis.
  public enum Alignment: Int, Sendable {
    case fill = 0
    case leading = 1
    case firstBaseline = 2
    case center = 3
    case trailing = 4
    case lastBaseline = 5

    public static var top: Alignment { .leading }
    public static var bottom: Alignment { .trailing }
  }

  /// Asks for the stack view's own `spacing` after a view.
  public nonisolated static let spacingUseDefault: CGFloat = .greatestFiniteMagnitude
  /// Asks for the system's spacing, which is 8 here.
  public nonisolated static let spacingUseSystem: CGFloat = .leastNormalMagnitude

  open private(set) var arrangedSubviews: [UIView] = []
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  /// What the stack view made in the last pass.
  private var made = StackConstraints()

  open var axis: NSLayoutConstraint.Axis = .horizontal { didSet { arrangementChanged() } }
  open var distribution: UIStackView.Distribution = .fill { didSet { arrangementChanged() } }
  open var alignment: UIStackView.Alignment = .fill { didSet { arrangementChanged() } }
  open var spacing: CGFloat = 0 { didSet { arrangementChanged() } }
  /// Whether the gaps of a column are measured from last to first baseline.
  open var isBaselineRelativeArrangement = false { didSet { arrangementChanged() } }
  open var isLayoutMarginsRelativeArrangement = false { didSet { arrangementChanged() } }

  public override init(frame: CGRect) { super.init(frame: frame) }

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    views.forEach(addArrangedSubview)
  }

  public required init(coder: NSCoder) { super.init(frame: .zero) }

  open override class var requiresConstraintBasedLayout: Bool { true }

  // MARK: Arranged views

  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.filter { $0 !== view }.count)
  }

  /// Apple's documentation asks for an index that isn't greater than the number of arranged views.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    guard 0...arrangedSubviews.count ~= stackIndex else {
      raise(
        LayoutException(
          .internalInconsistency,
          "index out of bounds for arranged subview: index = \(stackIndex) expected to be less "
            + "than or equal to \(arrangedSubviews.count)"))
    }
    let others = arrangedSubviews.filter { $0 !== view }
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    arrangedSubviews = others
    arrangedSubviews.insert(view, at: min(stackIndex, others.count))
    arrangementChanged()
  }

  /// The view stays a subview, without a place, as with Apple's.
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
    arrangementChanged()
  }

  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacings[ObjectIdentifier(arrangedSubview)] =
      spacing == Self.spacingUseDefault ? nil : spacing
    arrangementChanged()
  }

  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    if arrangedSubviews.contains(where: { $0 === subview }) { removeArrangedSubview(subview) }
  }

  override func visibilityChanged(of subview: UIView) { arrangementChanged() }

  override func contentSizeChanged(of subview: UIView) {
    if distribution == .fillProportionally { arrangementChanged() }
  }

  // MARK: Constraints

  /// The distance after a view, in points.
  func gap(after view: UIView) -> CGFloat {
    let own = customSpacings[ObjectIdentifier(view)] ?? spacing
    return own == Self.spacingUseSystem ? 8 : own
  }

  private func arrangementChanged() {
    setNeedsUpdateConstraints()
    noteLayoutChange()
  }

  open override func updateConstraints() {
    made.remove(from: self)
    made = StackConstraints(of: self)
    made.install(in: self)
    super.updateConstraints()
  }

  // MARK: Baselines

  /// In a column the first view, in a row the tallest, or what that hands on.
  ///
  /// Source: docs/SEMANTICS.md, S12.5.
  open override var forFirstBaselineLayout: UIView {
    let views = arrangedSubviews.filter { !$0.isHidden }
    let view = axis == .vertical ? views.first : tallest(of: views)
    return view?.forFirstBaselineLayout ?? self
  }

  /// In a column the last view, in a row the tallest, or what that hands on.
  open override var forLastBaselineLayout: UIView {
    let views = arrangedSubviews.filter { !$0.isHidden }
    let view = axis == .vertical ? views.last : tallest(of: views)
    return view?.forLastBaselineLayout ?? self
  }

  /// The view whose content is the highest; the first of several.
  private func tallest(of views: [UIView]) -> UIView? {
    views.reduce(nil) { best, view in
      guard let best, contentHeight(of: best) >= contentHeight(of: view) else { return view }
      return best
    }
  }

  private func contentHeight(of view: UIView) -> CGFloat {
    guard let stack = view as? UIStackView else { return view.intrinsicContentSize.height }
    let heights = stack.arrangedSubviews.filter { !$0.isHidden }.map(contentHeight)
    return stack.axis == .horizontal ? heights.max() ?? 0 : heights.reduce(0, +)
  }
}
