public import Foundation

/// A date to choose: 320 × 216 as wheels, 195 × 34 when compact; nobody turns them here.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
  open var date = Date(timeIntervalSinceReferenceDate: 0)
  open var locale: Locale?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var calendar: Calendar! = .current
  open var timeZone: TimeZone?
  open var preferredDatePickerStyle: UIDatePickerStyle = .automatic {
    didSet { invalidateIntrinsicContentSize() }
  }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  open override var intrinsicContentSize: CGSize {
    switch preferredDatePickerStyle {
    case .wheels: CGSize(width: 320, height: 216)
    case .inline: CGSize(width: 320, height: 379)
    case .automatic, .compact: CGSize(width: 195, height: 34)
    }
  }
}

/// How a date is chosen, which decides the size; `automatic` is `compact` here.
public enum UIDatePickerStyle: Int, Sendable {
  case automatic = 0
  case wheels, compact, inline
}
