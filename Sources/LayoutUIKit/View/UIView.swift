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
  open func sizeThatFits(_ size: CGSize) -> CGSize { sizeFitting(size) }
  open func sizeToFit() { resizeToFit() }
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  // MARK: Hierarchy

  open override var next: UIResponder? { layoutState.controller?.responder ?? superview }
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
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    swapSubviews(index1, index2)
  }
  open func bringSubviewToFront(_ view: UIView) { move(view, toFront: true) }
  open func sendSubviewToBack(_ view: UIView) { move(view, toFront: false) }
  open func removeFromSuperview() { leaveSuperview() }
  open func isDescendant(of view: UIView) -> Bool { hangs(in: view) }
  open func viewWithTag(_ tag: Int) -> UIView? { first(withTag: tag) }
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
    set { setMask(newValue) }
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
  open var hasAmbiguousLayout: Bool { leavesSomethingOpen }
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
    axis == .horizontal ? layoutState.hugging.horizontal : layoutState.hugging.vertical
  }
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { setHugging(priority, axis) }
  open func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    axis == .horizontal ? layoutState.compression.horizontal : layoutState.compression.vertical
  }
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { setCompression(priority, axis) }
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
  /// The view whose first line of text has the first baseline.
  open var forFirstBaselineLayout: UIView { self }
  /// The view whose last line of text has the last baseline.
  open var forLastBaselineLayout: UIView { self }

  // MARK: Margins

  open var layoutMargins: UIEdgeInsets {
    get { effectiveMargins }
    set { setMargins(newValue) }
  }
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { layoutMargins.directional(effectiveUserInterfaceLayoutDirection) }
    set { setMargins(newValue) }
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
  open var traitCollection: UITraitCollection { traits }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Looks

  /// The class of the view's layer.
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
  open var isOpaque: Bool {
    get { look.isOpaque }
    set { look.isOpaque = newValue }
  }
  open var clipsToBounds: Bool {
    get { look.clipsToBounds }
    set { look.clipsToBounds = newValue }
  }
  open var contentMode: ContentMode {
    get { look.contentMode }
    set { look.contentMode = newValue }
  }
  open var tag: Int {
    get { look.tag }
    set { look.tag = newValue }
  }
  open var isUserInteractionEnabled: Bool {
    get { look.isUserInteractionEnabled }
    set { look.isUserInteractionEnabled = newValue }
  }
  open func draw(_ rect: CGRect) {}
  open func setNeedsDisplay() {}

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
  /// Called when a subview is hidden or shown.
  func visibilityChanged(of subview: UIView) {}
  /// Called when a subview's intrinsic size may have changed.
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
