public import Foundation

/// A control with a title, a picture or both.
///
/// Its intrinsic size is its content and its insets: 6 points above and below where no insets are
/// set (30 high with the system font of 15), the configuration's own where there is one. Apple's
/// draws backgrounds and reacts to touches.
@preconcurrency @MainActor
open class UIButton: UIControl {
  public enum ButtonType: Int, Sendable {
    case custom = 0
    case system = 1
    case detailDisclosure = 2
    case infoLight = 3
    case infoDark = 4
    case contactAdd = 5
    case close = 7
  }

  /// What the button shows in each state.
  var contents = ButtonContents()
  private var madeTitleLabel: UILabel?
  private var madeImageView: UIImageView?

  open private(set) var buttonType: UIButton.ButtonType = .custom
  open var contentEdgeInsets: UIEdgeInsets = .zero { didSet { contentChanged() } }
  open var configuration: UIButton.Configuration? { didSet { contentChanged() } }

  public override init(frame: CGRect) { super.init(frame: frame) }

  public convenience init(type buttonType: UIButton.ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
  }

  public convenience init(configuration: UIButton.Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    take(primaryAction)
    contentChanged()
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private func take(_ primaryAction: UIAction?) {
    guard let primaryAction else { return }
    if !primaryAction.title.isEmpty { setTitle(primaryAction.title, for: .normal) }
    if let image = primaryAction.image { setImage(image, for: .normal) }
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  /// Shows what the state asks for, and asks for a new layout.
  func contentChanged() {
    showContent()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  override func stateChanged() { contentChanged() }

  // MARK: What is shown in each state

  open func setTitle(_ title: String?, for state: UIControl.State) {
    contents.titles[state.rawValue] = title
    contentChanged()
  }

  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    contents.styledTitles[state.rawValue] = title
    if let font = title?.largestFont { titleLabel?.font = font }
    contentChanged()
  }

  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    contents.titleColors[state.rawValue] = color
    contentChanged()
  }

  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    contents.images[state.rawValue] = image
    contentChanged()
  }

  // MARK: The label and the picture

  /// The label is made, and becomes a subview, when it is first asked for or has a title.
  open var titleLabel: UILabel? {
    if let madeTitleLabel { return madeTitleLabel }
    let label = UILabel(frame: .zero)
    label.font = .systemFont(ofSize: buttonType == .system ? 15 : 18)
    label.lineBreakMode = .byTruncatingMiddle
    label.sizeChanged = { [weak self] in self?.invalidateIntrinsicContentSize() }
    madeTitleLabel = label
    addSubview(label)
    return label
  }

  open var imageView: UIImageView? {
    if let madeImageView { return madeImageView }
    let view = UIImageView(frame: .zero)
    madeImageView = view
    addSubview(view)
    return view
  }

  private func showContent() {
    let title = currentTitle
    if title != nil || madeTitleLabel != nil, let label = titleLabel {
      label.text = title
      label.textColor = shownTitleColor
      if configuration != nil, !contents.hasConfiguredFont {
        contents.hasConfiguredFont = true
        label.font = .systemFont(ofSize: configuration?.fontSize ?? UIFont.labelFontSize)
      }
    }
    if currentImage != nil || madeImageView != nil { imageView?.image = currentImage }
  }

  private var arrangement: ButtonArrangement {
    ButtonArrangement(
      title: currentTitle == nil ? nil : titleLabel?.intrinsicContentSize,
      image: currentImage?.size, configuration: configuration, insets: contentEdgeInsets,
      isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  override var showsContent: Bool {
    configuration != nil || currentTitle != nil || currentImage != nil
  }
  override var hidesWhatIsBehind: Bool { configuration?.isOpaque == true }

  override var ownContentSize: CGSize { arrangement.size }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let frames = arrangement.frames(in: bounds)
    madeTitleLabel?.frame = frames.title
    madeImageView?.frame = frames.image
  }

  override var logText: String? { currentTitle }
  override var textLineHeight: CGFloat? { madeTitleLabel?.textLineHeight }
  override var firstBaselineOffset: CGFloat? {
    guard let offset = madeTitleLabel?.firstBaselineOffset else { return nil }
    return arrangement.titleTop + offset
  }
  override var lastBaselineOffset: CGFloat? {
    guard let offset = madeTitleLabel?.lastBaselineOffset else { return nil }
    return arrangement.titleBottom + offset
  }
}
