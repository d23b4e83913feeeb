public import Foundation

/// A line of text to type in.
///
/// Its intrinsic size is the text or the placeholder, whichever is wider, and the border: 7 points
/// at each side and 34 high when rounded, as since iOS 13; a bezel or line adds 2 at each edge.
/// Nobody types here; only code changes `text`. Apple's baselines are the text's; constraints hold
/// ours by its top and bottom edges instead.
@preconcurrency @MainActor
open class UITextField: UIControl {
  public enum BorderStyle: Int, Sendable {
    case none = 0
    case line = 1
    case bezel = 2
    case roundedRect = 3
  }

  open weak var delegate: (any UITextFieldDelegate)?
  private var plainText = ""

  open var text: String? {
    get { plainText }
    set {
      plainText = newValue ?? ""
      invalidateIntrinsicContentSize()
    }
  }
  open var placeholder: String? { didSet { invalidateIntrinsicContentSize() } }
  open var font: UIFont? = .systemFont(ofSize: UIFont.labelFontSize) {
    didSet { invalidateIntrinsicContentSize() }
  }
  open var textColor: UIColor? = .label
  open var textAlignment: NSTextAlignment = .natural
  open var borderStyle: UITextField.BorderStyle = .none {
    didSet { invalidateIntrinsicContentSize() }
  }
  open var adjustsFontForContentSizeCategory = false
  open var isSecureTextEntry = false
  open var hasText: Bool { !plainText.isEmpty }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private var metrics: TextMetrics {
    TextMetrics(font: font ?? .systemFont(ofSize: UIFont.labelFontSize))
  }

  /// What the border takes inside the bounds.
  private var borderInsets: UIEdgeInsets {
    switch borderStyle {
    case .none: .zero
    case .line, .bezel: UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 2)
    case .roundedRect: UIEdgeInsets(top: 6, left: 7, bottom: 7, right: 7)
    }
  }

  override var showsContent: Bool { borderStyle != .none || hasText || placeholder != nil }
  /// A rounded field is filled.
  override var hidesWhatIsBehind: Bool { borderStyle == .roundedRect }

  override var ownContentSize: CGSize {
    let words = [plainText, placeholder ?? ""].map { metrics.size(of: $0).width }.max() ?? 0
    let insets = borderInsets
    return CGSize(
      width: words + insets.left + insets.right,
      height: metrics.font.lineHeight + insets.top + insets.bottom)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open func textRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: borderInsets) }
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  override var textLineHeight: CGFloat? { metrics.font.lineHeight }
  override var firstBaselineOffset: CGFloat? { borderInsets.top + metrics.font.ascender }
  override var lastBaselineOffset: CGFloat? { borderInsets.bottom - metrics.font.descender }
}

/// What is asked while somebody types; never asked here.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  func textFieldDidBeginEditing(_ textField: UITextField)
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  func textFieldDidEndEditing(_ textField: UITextField)
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

/// Each method is optional in Apple's protocol.
extension UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
