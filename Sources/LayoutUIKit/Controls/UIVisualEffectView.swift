public import Foundation

/// A change of what shines through; nothing is drawn.
open class UIVisualEffect: NSObject {}

/// A blur; nothing is drawn.
open class UIBlurEffect: UIVisualEffect {
  public enum Style: Int, Sendable {
    case extraLight = 0
    case light, dark
    case regular = 4
    case prominent
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial
    case systemChromeMaterial
  }

  public init(style: UIBlurEffect.Style) { super.init() }
}

/// A view with a blur behind its `contentView`; nothing is drawn.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  public let contentView = UIView(frame: .zero)
  open var effect: UIVisualEffect?

  public init(effect: UIVisualEffect?) {
    super.init(frame: .zero)
    self.effect = effect
    addFilling(contentView)
  }

  public convenience init() { self.init(effect: nil) }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addFilling(contentView)
  }
}
