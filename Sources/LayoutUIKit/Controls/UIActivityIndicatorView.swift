public import Foundation

/// A turning wheel, 20 points square (37 when large); hugs at 750.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  public enum Style: Int, Sendable {
    case medium = 100
    case large = 101
  }

  open var style: UIActivityIndicatorView.Style = .medium {
    didSet { invalidateIntrinsicContentSize() }
  }
  open var hidesWhenStopped = true { didSet { showState() } }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var color: UIColor! = .gray
  open private(set) var isAnimating = false

  public init(style: UIActivityIndicatorView.Style) {
    super.init(frame: .zero)
    self.style = style
    prepare()
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init(coder: NSCoder) {
    super.init(frame: .zero)
    prepare()
  }

  private func prepare() {
    setContentPriorities(hugging: .defaultHigh, .defaultHigh)
    showState()
  }

  open func startAnimating() {
    isAnimating = true
    showState()
  }

  open func stopAnimating() {
    isAnimating = false
    showState()
  }

  private func showState() { isHidden = hidesWhenStopped && !isAnimating }

  override var showsContent: Bool { true }

  override var ownContentSize: CGSize {
    let side: CGFloat = style == .large ? 37 : 20
    return CGSize(width: side, height: side)
  }
}
