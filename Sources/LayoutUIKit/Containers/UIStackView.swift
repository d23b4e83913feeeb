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

/// The constraints and guides that a stack view makes for its views.
///
/// Source: docs/SEMANTICS.md, S9.12, S9.13, S12.4 and S12.6.
@MainActor
struct StackConstraints {
  private(set) var constraints: [NSLayoutConstraint] = []
  private(set) var guides: [UILayoutGuide] = []

  init() {}

  init(of stack: UIStackView) {
    let canvas: NSObject =
      stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
    let along = StackAxis.along(stack.axis)
    let across = StackAxis.across(stack.axis)
    hide(stack.arrangedSubviews, canvas: canvas, along: along)
    let views = stack.arrangedSubviews.filter { !$0.isHidden }
    guard let first = views.first, let last = views.last else { return }
    connect(canvas, along.start, to: first)
    connect(canvas, along.end, to: last)
    distribute(views, in: stack, canvas: canvas, along: along)
    align(views, in: stack, canvas: canvas, across: across)
  }

  /// Gives hidden views no length, at the end of what stands before them.
  ///
  /// Source: docs/SEMANTICS.md, S9.13: a required length of such a view conflicts with that.
  private mutating func hide(_ views: [UIView], canvas: NSObject, along axis: StackAxis) {
    var before: UIView?
    for view in views {
      if view.isHidden {
        add("UISV-hiding", view, axis.size, to: nil)
        add(
          "UISV-spacing", view, axis.start, to: before ?? canvas,
          before == nil ? axis.start : axis.end)
      } else {
        before = view
      }
    }
  }

  func install(in stack: UIStackView) {
    guides.forEach(stack.addLayoutGuide)
    NSLayoutConstraint.activate(constraints)
  }

  func remove(from stack: UIStackView) {
    NSLayoutConstraint.deactivate(constraints)
    guides.forEach(stack.removeLayoutGuide)
  }

  private mutating func add(
    _ identifier: String, _ first: NSObject, _ attribute: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation = .equal, to second: NSObject?,
    _ other: NSLayoutConstraint.Attribute = .notAnAttribute, multiplier: CGFloat = 1,
    constant: CGFloat = 0, priority: UILayoutPriority = .required
  ) {
    let constraint = NSLayoutConstraint(
      item: first, attribute: attribute, relatedBy: relation, toItem: second, attribute: other,
      multiplier: multiplier, constant: constant)
    constraint.priority = priority
    constraint.identifier = identifier
    constraint.isMadeBySystem = true
    constraints.append(constraint)
  }

  private mutating func connect(
    _ canvas: NSObject, _ attribute: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation = .equal, to item: NSObject
  ) {
    add("UISV-canvas-connection", canvas, attribute, relation, to: item, attribute)
  }
}

struct StackAxis {
  let start, end, center, size: NSLayoutConstraint.Attribute

  private static let horizontal = StackAxis(
    start: .leading, end: .trailing, center: .centerX, size: .width)
  private static let vertical = StackAxis(
    start: .top, end: .bottom, center: .centerY, size: .height)

  static func along(_ axis: NSLayoutConstraint.Axis) -> StackAxis {
    axis == .horizontal ? horizontal : vertical
  }

  static func across(_ axis: NSLayoutConstraint.Axis) -> StackAxis {
    axis == .horizontal ? vertical : horizontal
  }
}

// MARK: Along the axis

extension StackConstraints {
  private mutating func distribute(
    _ views: [UIView], in stack: UIStackView, canvas: NSObject, along axis: StackAxis
  ) {
    let isLoose = stack.distribution == .equalSpacing || stack.distribution == .equalCentering
    if isLoose { fit(stack, along: axis) }
    for (one, next) in zip(views, views.dropFirst()) {
      let hangsByBaseline = stack.isBaselineRelativeArrangement && stack.axis == .vertical
      add(
        "UISV-spacing", next, hangsByBaseline ? .firstBaseline : axis.start,
        isLoose ? .greaterThanOrEqual : .equal, to: one,
        hangsByBaseline ? .lastBaseline : axis.end, constant: stack.gap(after: one))
    }
    switch stack.distribution {
    case .fill: break
    case .fillEqually:
      for view in views.dropFirst() {
        add("UISV-fill-equally", view, axis.size, to: views[0], axis.size)
      }
    case .fillProportionally: fillProportionally(views, in: stack, canvas: canvas, axis)
    case .equalSpacing: spread(views, from: axis.end, to: axis.start, .required, axis, stack)
    case .equalCentering:
      spread(views, from: axis.center, to: axis.center, UILayoutPriority(149), axis, stack)
    }
  }

  /// Lets the stack view be no longer than its views and their gaps need, if nothing else decides.
  private mutating func fit(_ stack: UIStackView, along axis: StackAxis) {
    add("UISV-canvas-fit", stack, axis.size, to: nil, priority: UILayoutPriority(49))
  }

  /// Shares of the stack view in proportion to the intrinsic sizes; the gaps count as in Apple's.
  private mutating func fillProportionally(
    _ views: [UIView], in stack: UIStackView, canvas: NSObject, _ axis: StackAxis
  ) {
    let sizes = views.map { view in
      let size = view.intrinsicContentSize
      return max(0, axis.size == .width ? size.width : size.height)
    }
    let gaps = views.dropLast().map { stack.gap(after: $0) }.reduce(0, +)
    let whole = sizes.reduce(0, +) + gaps
    guard whole > 0 else { return }
    for (index, (view, size)) in zip(views, sizes).enumerated() where size > 0 {
      add(
        "UISV-fill-proportionally", view, axis.size, to: canvas, axis.size,
        multiplier: size / whole, priority: UILayoutPriority(Float(max(1, 999 - index))))
    }
  }

  /// Guides between the views, all of one size.
  private mutating func spread(
    _ views: [UIView], from start: NSLayoutConstraint.Attribute,
    to end: NSLayoutConstraint.Attribute, _ priority: UILayoutPriority, _ axis: StackAxis,
    _ stack: UIStackView
  ) {
    let across = StackAxis.across(stack.axis)
    for (one, next) in zip(views, views.dropFirst()) {
      let guide = UILayoutGuide()
      guide.identifier = "UISV-distributing"
      guides.append(guide)
      add("UISV-distributing-edge", guide, axis.start, to: one, start)
      add("UISV-distributing-edge", guide, axis.end, to: next, end)
      add("UISV-distributing-edge", guide, across.start, to: stack, across.start)
      add("UISV-distributing-edge", guide, across.size, to: nil)
      guard guides.count > 1 else { continue }
      add("UISV-fill-equally", guide, axis.size, to: guides[0], axis.size, priority: priority)
    }
  }

  private mutating func align(
    _ views: [UIView], in stack: UIStackView, canvas: NSObject, across axis: StackAxis
  ) {
    let first = views[0]
    let attributes = attributes(of: stack.alignment, across: axis)
    for view in views.dropFirst() {
      for attribute in attributes {
        add("UISV-alignment", view, attribute, to: first, attribute)
      }
    }
    guard stack.alignment != .fill else {
      connect(canvas, axis.start, to: first)
      connect(canvas, axis.end, to: first)
      return
    }
    let spanner = span(views, in: stack, across: axis)
    // Where baselines hold the views together, the one side is all that the stack view pins.
    let isLoose = (start: attributes == [.lastBaseline], end: attributes == [.firstBaseline])
    connect(
      canvas, axis.start, isLoose.start ? .lessThanOrEqual : .equal,
      to: attributes == [axis.start] ? first : spanner)
    connect(
      canvas, axis.end, isLoose.end ? .greaterThanOrEqual : .equal,
      to: attributes == [axis.end] ? first : spanner)
    if attributes == [axis.center] { connect(canvas, axis.center, to: first) }
    for view in views {
      add("UISV-ambiguity-suppression", view, axis.size, to: nil, priority: UILayoutPriority(25))
    }
    fit(stack, along: axis)
  }

  /// A guide as long, across the axis, as all views together.
  ///
  /// It holds them just below required: what can't be smaller sticks out, and nothing conflicts.
  private mutating func span(
    _ views: [UIView], in stack: UIStackView, across axis: StackAxis
  ) -> UILayoutGuide {
    let spanner = UILayoutGuide()
    spanner.identifier = "UISV-alignment-spanner"
    guides.append(spanner)
    let boundary = UILayoutPriority(999.5)
    for view in views {
      add(
        "UISV-spanning-boundary", spanner, axis.start, .lessThanOrEqual, to: view, axis.start,
        priority: boundary)
      add(
        "UISV-spanning-boundary", spanner, axis.end, .greaterThanOrEqual, to: view, axis.end,
        priority: boundary)
    }
    add("UISV-spanning-fit", spanner, axis.size, to: nil, priority: UILayoutPriority(51))
    let along = StackAxis.along(stack.axis)
    add("UISV-alignment-spanner", spanner, along.start, to: stack, along.start)
    add("UISV-alignment-spanner", spanner, along.size, to: nil)
    return spanner
  }

  private func attributes(
    of alignment: UIStackView.Alignment, across axis: StackAxis
  ) -> [NSLayoutConstraint.Attribute] {
    switch alignment {
    case .fill: [axis.start, axis.end]
    case .leading: [axis.start]
    case .trailing: [axis.end]
    case .center: [axis.center]
    // Baselines align rows; in a column Apple ignores them, and views start together here.
    case .firstBaseline: axis.size == .height ? [.firstBaseline] : [axis.start]
    case .lastBaseline: axis.size == .height ? [.lastBaseline] : [axis.start]
    }
  }
}

// MARK: Across the axis
