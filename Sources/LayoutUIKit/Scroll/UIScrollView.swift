public import Foundation
import LayoutEngine

/// A window onto something larger.
///
/// Constraints between the scroll view and what hangs in it speak about the content, as with
/// Apple's: they decide `contentSize`, not the frame. Nobody scrolls here: `contentOffset` changes
/// only by code. Apple's moves the content out from under the bars; here it stays where it is, and
/// bars don't count inside it.
@preconcurrency @MainActor
open class UIScrollView: UIView {
  private var madeContentGuide: UILayoutGuide?
  private var madeFrameGuide: UILayoutGuide?
  /// The size that was set by hand, which counts where no constraint decides.
  private var givenContentSize: CGSize = .zero

  open weak var delegate: (any UIScrollViewDelegate)?
  open var contentInset: UIEdgeInsets = .zero
  open var contentInsetAdjustmentBehavior: UIScrollView.ContentInsetAdjustmentBehavior =
    .automatic
  {
    didSet { noteLayoutChange() }
  }
  open var isScrollEnabled = true
  open var isPagingEnabled = false
  open var alwaysBounceVertical = false
  open var alwaysBounceHorizontal = false
  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
  open var verticalScrollIndicatorInsets: UIEdgeInsets = .zero
  open var scrollIndicatorInsets: UIEdgeInsets = .zero
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

  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let x = max(min(contentOffset.x, rect.minX), rect.maxX - bounds.width)
    let y = max(min(contentOffset.y, rect.minY), rect.maxY - bounds.height)
    contentOffset = CGPoint(x: x, y: y)
  }

  /// What constraints made of the content in the last layout pass, else what was set.
  open var contentSize: CGSize {
    get { madeContentGuide?.layoutFrame.size ?? givenContentSize }
    set { givenContentSize = newValue }
  }

  /// `contentInset`; Apple's adds the safe area.
  open var adjustedContentInset: UIEdgeInsets { contentInset }
  open func adjustedContentInsetDidChange() {}

  open func flashScrollIndicators() {}

  /// The rectangle of the content, whose size the constraints to it decide.
  open var contentLayoutGuide: UILayoutGuide {
    if let madeContentGuide { return madeContentGuide }
    let guide = builtInGuide("UIScrollView-contentLayoutGuide")
    guide.placing = .content
    madeContentGuide = guide
    return guide
  }

  /// The rectangle of the scroll view itself, which stays while the content moves.
  open var frameLayoutGuide: UILayoutGuide {
    if let madeFrameGuide { return madeFrameGuide }
    let guide = builtInGuide("UIScrollView-frameLayoutGuide")
    guide.placing = .inset { view in
      let offset = view.bounds.origin
      return UIEdgeInsets(top: offset.y, left: offset.x, bottom: -offset.y, right: -offset.x)
    }
    madeFrameGuide = guide
    return guide
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

  private func builtInGuide(_ identifier: String) -> UILayoutGuide {
    let guide = UILayoutGuide()
    guide.owner = self
    guide.isBuiltIn = true
    guide.identifier = identifier
    noteLayoutChange()
    return guide
  }
}
