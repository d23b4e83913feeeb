// As with Apple's, `import UIKit` is enough to have CGRect, CGFloat, NSCoder and their like.
@_exported public import Foundation
import LayoutEngine

/// A rectangle on the screen that may hold others.
///
/// What can be overridden is declared here, and done in the extensions beside this file. Apple's draws,
/// animates and takes touches; ours only knows where everything is. A layout sets bounds and centre
/// and keeps the transform.
@preconcurrency @MainActor
open class UIView: UIResponder {
  /// What the view knows; the extensions share it.
  var layoutState = ViewState()
  /// What the view looks like; nothing here changes a layout.
  var look = ViewLook()

  /// Makes a view with a frame in the coordinates of the superview it will get.
  public init(frame: CGRect) {
    super.init()
    layoutState.frame = frame
  }

  /// Makes an empty view; ours has no archives to read.
  public required init?(coder: NSCoder) { super.init() }

  public override convenience init() { self.init(frame: .zero) }

  open func encode(with coder: NSCoder) {}

  // MARK: Geometry

  open var frame: CGRect {
    get { transformedFrame }
    set { setTransformedFrame(newValue) }
  }
  open var bounds: CGRect {
    get { CGRect(origin: layoutState.boundsOrigin, size: layoutState.frame.size) }
    set { setBounds(newValue) }
  }
  open var center: CGPoint {
    get { CGPoint(x: layoutState.frame.midX, y: layoutState.frame.midY) }
    set { setCenter(newValue) }
  }
  open var transform: CGAffineTransform {
    get { look.transform }
    set { look.transform = newValue }
  }
  /// The content's size where it has one, otherwise the view's own.
  open func sizeThatFits(_ size: CGSize) -> CGSize {
    let (content, own) = (intrinsicContentSize, layoutState.frame.size)
    return CGSize(
      width: content.width == UIView.noIntrinsicMetric ? own.width : content.width,
      height: content.height == UIView.noIntrinsicMetric ? own.height : content.height)
  }
  open func sizeToFit() {
    frame = CGRect(origin: layoutState.frame.origin, size: sizeThatFits(layoutState.frame.size))
  }
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  // MARK: Hierarchy

  open override var next: UIResponder? { layoutState.controller ?? superview }
  open var superview: UIView? { layoutState.superview }
  open var subviews: [UIView] { layoutState.subviews }
  open var window: UIWindow? { root as? UIWindow }
  open func addSubview(_ view: UIView) { insert(view, at: subviews.endIndex) }
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, offset: 0)
  }
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, offset: 1)
  }
  /// An index that no subview has changes nothing.
  ///
  /// Source: UIKit goes on without a complaint, PonyDebugger, pull request 80.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    let places = layoutState.subviews.indices
    guard places.contains(index1), places.contains(index2) else { return }
    layoutState.subviews.swapAt(index1, index2)
  }
  open func bringSubviewToFront(_ view: UIView) {
    if view.layoutState.superview === self { insert(view, at: layoutState.subviews.endIndex) }
  }
  open func sendSubviewToBack(_ view: UIView) {
    if view.layoutState.superview === self { insert(view, at: 0) }
  }
  open func removeFromSuperview() { leaveSuperview() }
  open func isDescendant(of view: UIView) -> Bool { hangs(in: view) }
  open func viewWithTag(_ tag: Int) -> UIView? {
    self.tag == tag ? self : layoutState.subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }
  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}

  // MARK: Layout passes

  open class var requiresConstraintBasedLayout: Bool { false }
  open func setNeedsLayout() {
    AnswerTrace.count(.layoutMark)
    if LayoutMoment.isEndless { AnswerTrace.noteRound() }
    layoutState.needsLayout = true
  }
  open func layoutIfNeeded() { layOutIfNeeded() }
  open func layoutSubviews() {
    if !layoutState.isLayingOut { AnswerTrace.noteCall(of: "layoutSubviews") }
    placeSubviews()
  }
  open func setNeedsUpdateConstraints() {
    AnswerTrace.count(.updateMark)
    noteUpdateNeed()
  }
  open func needsUpdateConstraints() -> Bool { layoutState.needsUpdateConstraints }
  open func updateConstraintsIfNeeded() { updateConstraintsBelow() }
  open func updateConstraints() {
    if !layoutState.isUpdatingConstraints { AnswerTrace.noteCall(of: "updateConstraints") }
    layoutState.needsUpdateConstraints = false
  }
  open var autoresizesSubviews: Bool {
    get { layoutState.autoresizesSubviews }
    set { layoutState.autoresizesSubviews = newValue }
  }
  open var autoresizingMask: AutoresizingMask {
    get { layoutState.autoresizingMask }
    set {
      layoutState.autoresizingMask = newValue
      noteMaskOrigin()
      noteLayoutChange()
    }
  }
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { layoutState.translatesMask }
    set { setTranslatesMask(newValue) }
  }

  // MARK: Constraints

  open var constraints: [NSLayoutConstraint] { layoutState.constraints.all }
  open func addConstraint(_ constraint: NSLayoutConstraint) { install([constraint]) }
  open func addConstraints(_ constraints: [NSLayoutConstraint]) { install(constraints) }
  open func removeConstraint(_ constraint: NSLayoutConstraint) { uninstall([constraint]) }
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) { uninstall(constraints) }
  open var hasAmbiguousLayout: Bool { ambiguity(of: self) != nil }
  open func exerciseAmbiguityInLayout() { showOtherLayout() }
  open func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] { constraints(deciding: self, along: axis) }
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { adopt(layoutGuide) }
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { release(layoutGuide) }
  open var layoutGuides: [UILayoutGuide] { layoutState.guides }

  // MARK: Content

  open var intrinsicContentSize: CGSize { shownContentSize }
  open func invalidateIntrinsicContentSize() { noteContentChange() }
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    layoutState.hugging[axis]
  }
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    layoutState.hugging[axis] = priority
    noteContentChange()
  }
  open func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    layoutState.compression[axis]
  }
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    layoutState.compression[axis] = priority
    noteContentChange()
  }
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    fittingSize(targetSize, .fittingSizeLevel, .fittingSizeLevel)
  }
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority) }
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    alignmentRect.inset(by: alignmentRectInsets.negated)
  }
  open var forFirstBaselineLayout: UIView { self }
  open var forLastBaselineLayout: UIView { self }

  // MARK: Margins

  open var layoutMargins: UIEdgeInsets {
    get { effectiveMargins }
    set { setMargins(.absolute(newValue)) }
  }
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { layoutMargins.directional(effectiveUserInterfaceLayoutDirection) }
    set { setMargins(.directional(newValue)) }
  }
  open var preservesSuperviewLayoutMargins: Bool {
    get { layoutState.preservesSuperviewMargins }
    set { layoutState.preservesSuperviewMargins = newValue; noteLayoutChange() }
  }
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { layoutState.insetsMarginsFromSafeArea }
    set { layoutState.insetsMarginsFromSafeArea = newValue; noteLayoutChange() }
  }
  open func layoutMarginsDidChange() {}
  open var safeAreaInsets: UIEdgeInsets { effectiveSafeArea }
  open func safeAreaInsetsDidChange() {}
  open var semanticContentAttribute: UISemanticContentAttribute {
    get { layoutState.semantics }
    set { layoutState.semantics = newValue; noteLayoutChange() }
  }
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    effectiveDirection
  }
  open var traitCollection: UITraitCollection {
    if layoutState.isUpdatingConstraints { layoutState.readsTraits = true }
    let isReversed = root.layoutState.direction == .rightToLeft
    return UITraitCollection(traitsFrom: [
      .device, UITraitCollection(layoutDirection: isReversed ? .rightToLeft : .leftToRight),
      UITraitCollection(displayScale: screenScale),
    ])
  }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Lays out again, and asks for constraints again where the last ones came from the traits.
  override func traitsChanged() {
    layoutState.needsLayout = true
    noteLayoutChange()
    if layoutState.readsTraits { noteUpdateNeed() }
  }

  // MARK: Looks

  open class var layerClass: AnyClass { CALayer.self }
  open var layer: CALayer { madeLayer }
  open var backgroundColor: UIColor? {
    get { look.backgroundColor }
    set { look.backgroundColor = newValue }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tintColor: UIColor! {
    get { look.tintColor ?? superview?.tintColor ?? .tintColor }
    set { look.tintColor = newValue }
  }
  open var alpha: CGFloat {
    get { look.alpha }
    set { look.alpha = newValue }
  }
  open var isHidden: Bool {
    get { look.isHidden }
    set { setHidden(newValue) }
  }
  open var isOpaque = true
  open var clipsToBounds: Bool {
    get { look.clipsToBounds }
    set { look.clipsToBounds = newValue }
  }
  open var contentMode = ContentMode.scaleToFill
  open var tag = 0
  open var isUserInteractionEnabled: Bool {
    get { look.isUserInteractionEnabled }
    set { look.isUserInteractionEnabled = newValue }
  }
  open func draw(_ rect: CGRect) {}
  open func setNeedsDisplay() {}
  /// The view's name in tests, which conflict logs print instead of its class.
  public final var accessibilityIdentifier: String?
  public final var accessibilityLabel: String?
  public final var isAccessibilityElement = false

  // MARK: Descriptions

  /// What stands after the address in a conflict log: a label's text, in quotation marks.
  var logText: String? { nil }
  open override nonisolated var description: String {
    MainActor.assumeIsolated { viewDescription }
  }
  open override nonisolated var debugDescription: String { description }

  // MARK: For the views of this module

  /// The size of what the view's class shows; an exercise may say that it is another.
  var ownContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
  /// The size of what the view shows where its lines wrap at a width; `nil` where none do.
  func contentSize(wrappedIn width: CGFloat) -> CGSize? { nil }

  /// Whether the origin of its bounds says how far its content is scrolled.
  var scrollsContent: Bool { false }
  /// From the top to the first line's baseline, in points; nil for a view without text, whose
  /// baseline is its top edge.
  var firstBaselineOffset: CGFloat? { nil }
  /// From the last line's baseline to the bottom, in points; nil for a view without text, whose
  /// baseline is its bottom edge.
  var lastBaselineOffset: CGFloat? { nil }
  /// How high a line of text is, in points; nil for a view without text.
  var textLineHeight: CGFloat? { nil }
  /// Whether the view's class draws something that nothing shines through, whatever its colour.
  var hidesWhatIsBehind: Bool { look.isSolid }
  /// Whether the view's class shows something: a text, a picture, a control.
  var showsContent: Bool { look.isSolid }
  /// What can be seen of the view's own coordinates, where the view cuts off the rest.
  var reachableRect: CGRect { ownBounds }
  /// How much of the safe area reaches the subviews.
  var safeAreaForSubviews: UIEdgeInsets { safeAreaInsets }
  func visibilityChanged(of subview: UIView) {}
  func contentSizeChanged(of subview: UIView) {}

  /// The item that a constraint inside the view really means when it names the view itself.
  ///
  /// A baseline may be that of a view inside, and the edges of a scroll view are its content's for
  /// what hangs in it.
  func layoutItem(
    for attribute: NSLayoutConstraint.Attribute, besides other: UIView?
  ) -> any LayoutObject {
    switch attribute {
    case .firstBaseline: forFirstBaselineLayout
    case .lastBaseline: forLastBaselineLayout
    default: self
    }
  }
}

extension UIView: UITraitEnvironment, UITraitChangeObservable {
  /// Tells a view, and its controller before it.
  func tellOwnTraitChange() {
    layoutState.controller?.tellTraitChange()
    tellTraitChange()
  }

  func tellTraitChangeBelow() {
    tellOwnTraitChange()
    for subview in layoutState.subviews { subview.tellTraitChangeBelow() }
  }
}
