public import Foundation
import LayoutEngine

/// A window onto something larger.
///
/// Constraints between the scroll view and what hangs in it speak about the content, as with
/// Apple's: they decide `contentSize`, not the frame. Nobody scrolls here: `contentOffset` changes
/// only by code, and with the insets: those that were set, and what bars cover where there is more
/// content than room. Inside the content, bars don't count.
@preconcurrency @MainActor
open class UIScrollView: UIView {
  private var madeContentGuide: UILayoutGuide?
  private var madeFrameGuide: UILayoutGuide?
  /// The size that was set by hand, which counts where no constraint decides.
  private var givenContentSize: CGSize = .zero

  open weak var delegate: (any UIScrollViewDelegate)?
  open var contentInset: UIEdgeInsets = .zero { didSet { moveContent() } }
  open var contentInsetAdjustmentBehavior: UIScrollView.ContentInsetAdjustmentBehavior = .automatic
  {
    didSet {
      noteLayoutChange()
      setNeedsLayout()
    }
  }
  open var isScrollEnabled = true
  open var isPagingEnabled = false
  open var alwaysBounceVertical = false
  open var alwaysBounceHorizontal = false
  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
  open var keyboardDismissMode: UIScrollView.KeyboardDismissMode = .none

  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
  }

  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      guard newValue != bounds.origin else { return }
      bounds.origin = newValue
      delegate?.scrollViewDidScroll(self)
    }
  }

  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
  }

  /// What constraints made of the content in the last layout pass, else what was set.
  open var contentSize: CGSize {
    get { madeContentGuide?.layoutFrame.size ?? givenContentSize }
    set { givenContentSize = newValue }
  }

  /// `contentInset`, and what bars cover where the content can be scrolled along that axis.
  ///
  /// In a navigation controller Apple's adjusts the vertical one in any case.
  /// Source: documentation of `UIScrollView.ContentInsetAdjustmentBehavior`.
  open var adjustedContentInset: UIEdgeInsets {
    let bars = safeAreaInsets
    guard contentInsetAdjustmentBehavior != .never, bars != .zero else { return contentInset }
    let isAlways = contentInsetAdjustmentBehavior == .always
    let size = contentSize
    let isWide = isAlways || alwaysBounceHorizontal || size.width > bounds.width
    let isTall = isAlways || alwaysBounceVertical || size.height > bounds.height
    return contentInset
      + UIEdgeInsets(
        top: isTall ? bars.top : 0, left: isWide ? bars.left : 0,
        bottom: isTall ? bars.bottom : 0, right: isWide ? bars.right : 0)
  }
  open func adjustedContentInsetDidChange() {}

  /// The rectangle of the content, whose size the constraints to it decide.
  open var contentLayoutGuide: UILayoutGuide {
    if let madeContentGuide { return madeContentGuide }
    let guide = builtIn("UIScrollView-contentLayoutGuide", .content)
    madeContentGuide = guide
    return guide
  }

  /// The rectangle of the scroll view itself, which stays while the content moves.
  open var frameLayoutGuide: UILayoutGuide {
    if let madeFrameGuide { return madeFrameGuide }
    let guide = builtIn("UIScrollView-frameLayoutGuide", .inset { _ in .zero })
    madeFrameGuide = guide
    return guide
  }

  /// The insets behind which the content stood last.
  private var knownInsets: UIEdgeInsets = .zero

  /// Keeps content that stands at its beginning there, inside the insets.
  private func moveContent() {
    let (old, new) = (knownInsets, adjustedContentInset)
    guard old != new else { return }
    knownInsets = new
    var offset = contentOffset
    if offset.x == -old.left { offset.x = -new.left }
    if offset.y == -old.top { offset.y = -new.top }
    contentOffset = offset
    adjustedContentInsetDidChange()
  }

  func setContentSize(_ size: CGSize) {
    contentSize = size
    moveContent()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    moveContent()
  }

  override var scrollsContent: Bool { true }

  /// What a finger could bring into sight: the bounds, and all of the content with its insets.
  override var reachableRect: CGRect {
    guard isScrollEnabled else { return ownBounds }
    let content = CGRect(origin: .zero, size: contentSize)
    let insets = adjustedContentInset
    let whole = CGRect(
      x: -insets.left, y: -insets.top, width: content.width + insets.left + insets.right,
      height: content.height + insets.top + insets.bottom)
    return contentSize == .zero ? ownBounds : ownBounds.union(whole)
  }

  /// Apple's moves the content out from under the bars, so that it doesn't meet them there.
  override var safeAreaForSubviews: UIEdgeInsets {
    let insets = safeAreaInsets
    guard contentInsetAdjustmentBehavior != .never else { return insets }
    return UIEdgeInsets(top: 0, left: insets.left, bottom: 0, right: insets.right)
  }

  override func layoutItem(
    for attribute: NSLayoutConstraint.Attribute, besides other: UIView?
  ) -> any LayoutObject {
    guard let other, other !== self, other.isDescendant(of: self),
      Attribute(rawValue: attribute.rawValue)?.isEdge == true
    else { return super.layoutItem(for: attribute, besides: other) }
    return contentLayoutGuide
  }
}

extension UIScrollView {
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic = 0
    case scrollableAxes = 1
    case never = 2
    case always = 3
  }

  public enum KeyboardDismissMode: Int, Sendable {
    case none = 0
    case onDrag = 1
    case interactive = 2
    case onDragWithAccessory = 3
    case interactiveWithAccessory = 4
  }
}

/// What is told of scrolling; here only what code does to `contentOffset`.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
  func scrollViewDidScroll(_ scrollView: UIScrollView)
}

/// Each method is optional in Apple's protocol.
extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}
