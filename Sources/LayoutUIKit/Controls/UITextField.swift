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

  public enum ViewMode: Int, Sendable {
    case never = 0
    case whileEditing = 1
    case unlessEditing = 2
    case always = 3
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
  open var attributedText: NSAttributedString? {
    get { NSAttributedString(string: plainText) }
    set { text = newValue?.string }
  }
  open var placeholder: String? { didSet { invalidateIntrinsicContentSize() } }
  open var attributedPlaceholder: NSAttributedString? {
    didSet { placeholder = attributedPlaceholder?.string }
  }
  open var font: UIFont? = .systemFont(ofSize: UIFont.labelFontSize) {
    didSet { invalidateIntrinsicContentSize() }
  }
  open var textColor: UIColor? = .label
  open var textAlignment: NSTextAlignment = .natural
  open var borderStyle: UITextField.BorderStyle = .none {
    didSet { invalidateIntrinsicContentSize() }
  }
  open var adjustsFontForContentSizeCategory = false
  open var leftView: UIView? { didSet { sideViewChanged(from: oldValue, to: leftView) } }
  open var leftViewMode: UITextField.ViewMode = .never {
    didSet { invalidateIntrinsicContentSize() }
  }
  open var rightView: UIView? { didSet { sideViewChanged(from: oldValue, to: rightView) } }
  open var rightViewMode: UITextField.ViewMode = .never {
    didSet { invalidateIntrinsicContentSize() }
  }
  open var background: UIImage?
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

  private func width(of view: UIView?, _ mode: ViewMode) -> CGFloat {
    guard let view, mode == .always || mode == .unlessEditing else { return 0 }
    return max(view.frame.width, view.intrinsicContentSize.width)
  }

  private func rect(
    of view: UIView?, _ mode: ViewMode, atLeft: Bool, of bounds: CGRect
  ) -> CGRect {
    let width = width(of: view, mode)
    let height = max(view?.frame.height ?? 0, view?.intrinsicContentSize.height ?? 0)
    return CGRect(
      x: atLeft ? bounds.minX : bounds.maxX - width, y: bounds.midY - height / 2, width: width,
      height: height)
  }

  private func sideViewChanged(from old: UIView?, to new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    if let new { addSubview(new) }
    invalidateIntrinsicContentSize()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if let leftView, leftView.translatesAutoresizingMaskIntoConstraints {
      leftView.frame = leftViewRect(forBounds: bounds)
    }
    if let rightView, rightView.translatesAutoresizingMaskIntoConstraints {
      rightView.frame = rightViewRect(forBounds: bounds)
    }
  }

  override var showsContent: Bool { borderStyle != .none || hasText || placeholder != nil }
  /// A rounded field is filled.
  override var hidesWhatIsBehind: Bool { borderStyle == .roundedRect }

  override var ownContentSize: CGSize {
    let words = [plainText, placeholder ?? ""].map { metrics.size(of: $0).width }.max() ?? 0
    let sides = width(of: leftView, leftViewMode) + width(of: rightView, rightViewMode)
    let insets = borderInsets
    return CGSize(
      width: words + sides + insets.left + insets.right,
      height: metrics.font.lineHeight + insets.top + insets.bottom)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open func textRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: borderInsets) }
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return rect(of: leftView, leftViewMode, atLeft: !isRightToLeft, of: bounds)
  }
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return rect(of: rightView, rightViewMode, atLeft: isRightToLeft, of: bounds)
  }

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
