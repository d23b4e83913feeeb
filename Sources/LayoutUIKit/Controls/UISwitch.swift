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
