public import Foundation

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
