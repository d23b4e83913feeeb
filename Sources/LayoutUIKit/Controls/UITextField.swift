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

  override func traitsChanged() {
    super.traitsChanged()
    if adjustsFontForContentSizeCategory { font = font?.adjusted }
  }

  open var isSecureTextEntry = false
  open var hasText: Bool { !plainText.isEmpty }

  private var metrics: TextMetrics {
    TextMetrics(font: font ?? .systemFont(ofSize: UIFont.labelFontSize))
  }

  private var borderInsets: UIEdgeInsets {
    switch borderStyle {
    case .none: .zero
    case .line, .bezel: UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 2)
    case .roundedRect: UIEdgeInsets(top: 6, left: 7, bottom: 7, right: 7)
    }
  }

  override var showsContent: Bool { borderStyle != .none || hasText || placeholder != nil }
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

/// What is asked while somebody types, which nobody does here; each method is optional in Apple's
/// protocol.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {}

/// Text of many lines that scrolls.
///
/// It has an intrinsic size only where `isScrollEnabled` is false: the text by ``TextMeasure``,
/// wrapped at the width that layout gave, and the insets. Nobody types here.
@preconcurrency @MainActor
open class UITextView: UIScrollView {
  private var plainText = ""
  private var givenWidth: CGFloat = 0
  private weak var textDelegate: (any UITextViewDelegate)?

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var text: String! {
    get { plainText }
    set {
      plainText = newValue ?? ""
      contentChanged()
    }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var attributedText: NSAttributedString! {
    get { NSAttributedString(string: plainText) }
    set {
      if let font = newValue?.largestFont { self.font = font }
      text = newValue?.string
    }
  }
  open override weak var delegate: (any UIScrollViewDelegate)? {
    get { textDelegate }
    set { textDelegate = newValue as? any UITextViewDelegate }
  }
  open var font: UIFont? = .systemFont(ofSize: 12) { didSet { contentChanged() } }
  open var textColor: UIColor? = .label
  open var textAlignment: NSTextAlignment = .natural
  open var isEditable = true
  open var isSelectable = true
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { contentChanged() }
  }
  public let textContainer = NSTextContainer()
  open var adjustsFontForContentSizeCategory = false

  override func traitsChanged() {
    super.traitsChanged()
    if adjustsFontForContentSizeCategory { font = font?.adjusted }
  }

  open var hasText: Bool { !plainText.isEmpty }

  open override var isScrollEnabled: Bool { didSet { contentChanged() } }

  public convenience init() { self.init(frame: .zero, textContainer: nil) }
  public convenience override init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame)
    watchContainer()
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    watchContainer()
  }

  private func watchContainer() {
    backgroundColor = .systemBackground
    textContainer.changed = { [weak self] in
      MainActor.assumeIsolated { self?.contentChanged() }
    }
  }

  private func contentChanged() {
    givenWidth = 0
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func size(in width: CGFloat) -> CGSize {
    let sides =
      textContainerInset.left + textContainerInset.right
      + textContainer.lineFragmentPadding * 2
    let metrics = TextMetrics(font: font ?? .systemFont(ofSize: 12), numberOfLines: 0)
    let text = metrics.size(
      of: plainText.isEmpty ? " " : plainText, wrappedIn: max(0, width - sides))
    return CGSize(
      width: text.width + sides,
      height: text.height + textContainerInset.top + textContainerInset.bottom)
  }

  override var showsContent: Bool { true }

  override var ownContentSize: CGSize {
    guard !isScrollEnabled else { return super.ownContentSize }
    return CGSize(width: size(in: 0).width, height: size(in: givenWidth).height)
  }

  override func contentSize(wrappedIn width: CGFloat) -> CGSize? {
    isScrollEnabled ? nil : size(in: width)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(in: size.width) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard !isScrollEnabled, givenWidth != bounds.width else { return }
    givenWidth = bounds.width
    invalidateIntrinsicContentSize()
  }

  override var textLineHeight: CGFloat? { font?.lineHeight }
  override var firstBaselineOffset: CGFloat? {
    font.map { textContainerInset.top + $0.ascender }
  }
  override var lastBaselineOffset: CGFloat? {
    font.map { textContainerInset.bottom - $0.descender }
  }
}

open class NSTextContainer: NSObject {
  open var lineFragmentPadding: CGFloat = 5 { didSet { changed?() } }
  var changed: (() -> Void)?
  open var lineBreakMode: NSLineBreakMode = .byWordWrapping
  public override init() { super.init() }
}

/// What is asked while somebody types; see ``UITextFieldDelegate``.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {}
