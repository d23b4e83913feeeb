public import Foundation

/// A date to choose, 195 × 34 in its compact style; nobody turns it here.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
  open var date = Date(timeIntervalSinceReferenceDate: 0)
  open var locale: Locale?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var calendar: Calendar! = .current
  open var timeZone: TimeZone?

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: 195, height: 34)
  }
}
