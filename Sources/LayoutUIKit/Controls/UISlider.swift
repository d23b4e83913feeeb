public import Foundation

/// A value on a track: no width of its own, 31 points high.
@preconcurrency @MainActor
open class UISlider: UIControl {
  open var value: Float = 0 {
    didSet { if value != clamped(value) { value = clamped(value) } }
  }
  open var minimumValue: Float = 0 { didSet { value = clamped(value) } }
  open var maximumValue: Float = 1 { didSet { value = clamped(value) } }
  open var isContinuous = true

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  private func clamped(_ value: Float) -> Float { max(minimumValue, min(maximumValue, value)) }

  override var showsContent: Bool { true }

  override var ownContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 31)
  }
}
