public import Foundation

/// A switch, 51 × 31 points as from iOS 7 to iOS 18 (63 × 28 in iOS 26); hugs at 750.
@preconcurrency @MainActor
open class UISwitch: UIControl {
  open var isOn = false

  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    setContentPriorities(hugging: .defaultHigh, .defaultHigh)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setContentPriorities(hugging: .defaultHigh, .defaultHigh)
  }

  private static let size = CGSize(width: 51, height: 31)
  override var showsContent: Bool { true }

  override var ownContentSize: CGSize { Self.size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }
}

/// A value on a track: no width of its own, 31 points high.
@preconcurrency @MainActor
open class UISlider: UIControl {
  open var value: Float = 0 {
    didSet { if value != clamped(value) { value = clamped(value) } }
  }
  open var minimumValue: Float = 0 { didSet { value = clamped(value) } }
  open var maximumValue: Float = 1 { didSet { value = clamped(value) } }
  open var isContinuous = true

  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  private func clamped(_ value: Float) -> Float { max(minimumValue, min(maximumValue, value)) }

  override var showsContent: Bool { true }

  override var ownContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 31)
  }
}

/// A minus and a plus, 94 × 32 points as since iOS 13; hugs at 750.
@preconcurrency @MainActor
open class UIStepper: UIControl {
  open var value: Double = 0 {
    didSet { if value != clamped(value) { value = clamped(value) } }
  }
  open var minimumValue: Double = 0 { didSet { value = clamped(value) } }
  open var maximumValue: Double = 100 { didSet { value = clamped(value) } }
  open var stepValue: Double = 1
  open var wraps = false

  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    setContentPriorities(hugging: .defaultHigh, .defaultHigh)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setContentPriorities(hugging: .defaultHigh, .defaultHigh)
  }

  private func clamped(_ value: Double) -> Double { max(minimumValue, min(maximumValue, value)) }

  private static let size = CGSize(width: 94, height: 32)
  override var showsContent: Bool { true }

  override var ownContentSize: CGSize { Self.size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }
}

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

  override var showsContent: Bool { true }

  override var ownContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: progressViewStyle == .bar ? 2.5 : 4)
  }
}

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
