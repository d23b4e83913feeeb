public import Foundation

/// A bar that fills: no width of its own, 4 points high as since iOS 14; hugs its height at 750.
@preconcurrency @MainActor
open class UIProgressView: UIView {
  public enum Style: Int, Sendable {
    case `default` = 0
    case bar = 1
  }

  open var progressViewStyle: UIProgressView.Style = .default {
    didSet { invalidateIntrinsicContentSize() }
  }
  open var progress: Float = 0 {
    didSet { if !(0...1 ~= progress) { progress = max(0, min(1, progress)) } }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setContentPriorities(hugging: .defaultLow, .defaultHigh)
  }

  public convenience init(progressViewStyle style: UIProgressView.Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setContentPriorities(hugging: .defaultLow, .defaultHigh)
  }

  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  /// The bar style is 2.5 points high.
  override var showsContent: Bool { true }

  override var ownContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: progressViewStyle == .bar ? 2.5 : 4)
  }
}
