public import Foundation

/// A text of one or more lines.
///
/// Its intrinsic size comes from the declared rule of ``TextMeasure``, not from glyphs. Apple's
/// shrinks and tightens text that doesn't fit; ours never does. As with Apple's, several lines wrap
/// at `preferredMaxLayoutWidth`, or, where that is 0, at the width that layout gave. Constraints on
/// the baselines hold the label by its text.
@preconcurrency @MainActor
open class UILabel: UIView {
  private var styledText: NSAttributedString?
  private var plainText: String?
  /// The width that layout gave, at which several lines wrap.
  private var givenWidth: CGFloat = 0

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  open var text: String? {
    get { styledText?.string ?? plainText }
    set {
      (plainText, styledText) = (newValue, nil)
      contentChanged()
    }
  }

  open var attributedText: NSAttributedString? {
    get { styledText ?? plainText.map { NSAttributedString(string: $0) } }
    set {
      (plainText, styledText) = (nil, newValue)
      contentChanged()
    }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize) {
    didSet { contentChanged() }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textColor: UIColor! = .label
  open var textAlignment: NSTextAlignment = .natural
  open var lineBreakMode: NSLineBreakMode = .byTruncatingTail { didSet { contentChanged() } }
  open var numberOfLines = 1 { didSet { contentChanged() } }
  open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { contentChanged() } }
  open var isEnabled = true
  open var adjustsFontForContentSizeCategory = false

  override func traitsChanged() {
    super.traitsChanged()
    guard adjustsFontForContentSizeCategory else { return }
    styledText = styledText?.adjusted
    font = font?.adjusted
  }

  /// What the view that owns the label does when its text's size may have changed.
  var sizeChanged: (() -> Void)?

  private func contentChanged() {
    givenWidth = 0
    sizeChanged?()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private var metrics: TextMetrics { metrics(limitedTo: numberOfLines) }

  private func metrics(limitedTo numberOfLines: Int) -> TextMetrics {
    TextMetrics(
      font: styledText?.largestFont ?? font ?? .systemFont(ofSize: UIFont.labelFontSize),
      numberOfLines: numberOfLines, breaksAnywhere: lineBreakMode == .byCharWrapping)
  }

  private func size(wrappedIn width: CGFloat) -> CGSize {
    metrics.size(of: text ?? "", wrappedIn: width)
  }

  override var showsContent: Bool { !(text ?? "").isEmpty }

  override var ownContentSize: CGSize {
    let oneLine = size(wrappedIn: preferredMaxLayoutWidth)
    guard preferredMaxLayoutWidth <= 0, givenWidth > 0 else { return oneLine }
    return CGSize(width: oneLine.width, height: size(wrappedIn: givenWidth).height)
  }

  override func contentSize(wrappedIn width: CGFloat) -> CGSize? {
    numberOfLines == 1 || preferredMaxLayoutWidth > 0 ? nil : size(wrappedIn: width)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(wrappedIn: size.width) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard numberOfLines != 1, preferredMaxLayoutWidth <= 0, givenWidth != bounds.width else {
      return
    }
    let before = intrinsicContentSize
    givenWidth = bounds.width
    if intrinsicContentSize != before { invalidateIntrinsicContentSize() }
  }

  open func textRect(
    forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect {
    let size = metrics(limitedTo: numberOfLines).size(of: text ?? "", wrappedIn: bounds.width)
    return CGRect(
      x: bounds.minX, y: bounds.minY, width: min(size.width, bounds.width),
      height: min(size.height, bounds.height))
  }

  override var logText: String? { text }
  override var textLineHeight: CGFloat? { metrics.font.lineHeight }
  override var firstBaselineOffset: CGFloat? { metrics.firstBaseline(of: text) }
  override var lastBaselineOffset: CGFloat? { metrics.lastBaseline(of: text) }
}

/// A picture; its intrinsic size is the picture's, and none without one.
///
/// Apple's draws, animates and tints. Here a name's size comes from the exercise; see ``UIImage``.
@preconcurrency @MainActor
open class UIImageView: UIView {
  open var image: UIImage? { didSet { imageChanged(from: oldValue) } }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    self.image = image
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private func imageChanged(from old: UIImage?) {
    if old?.size != image?.size { invalidateIntrinsicContentSize() }
  }

  override var showsContent: Bool { image != nil }
  override var hidesWhatIsBehind: Bool { image.map { !$0.isSymbolImage } ?? false }

  override var ownContentSize: CGSize { image?.size ?? super.ownContentSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    image?.size ?? super.sizeThatFits(size)
  }
}
