public import Foundation

/// A control with a title, a picture or both.
///
/// Its intrinsic size is its content and its insets: 6 points above and below where no insets are
/// set (30 high with the system font of 15), the configuration's own where there is one. Apple's
/// draws backgrounds, reacts to touches and asks the configuration's update handler for each state,
/// and its baselines are its title's; constraints hold ours by its top and bottom edges instead.
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

  public typealias ConfigurationUpdateHandler = (UIButton) -> Void

  /// What the button shows in each state.
  var contents = ButtonContents()
  private var madeTitleLabel: UILabel?
  private var madeImageView: UIImageView?

  open private(set) var buttonType: UIButton.ButtonType = .custom
  open var contentEdgeInsets: UIEdgeInsets = .zero { didSet { contentChanged() } }
  open var titleEdgeInsets: UIEdgeInsets = .zero { didSet { setNeedsLayout() } }
  open var imageEdgeInsets: UIEdgeInsets = .zero { didSet { setNeedsLayout() } }
  open var configurationUpdateHandler: UIButton.ConfigurationUpdateHandler? {
    didSet { configurationUpdateHandler?(self) }
  }
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

  open func updateConfiguration() {}

  /// Shows what the state asks for, and asks for a new layout.
  func contentChanged() {
    showContent()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  override func stateChanged() {
    contentChanged()
    configurationUpdateHandler?(self)
  }

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

  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    contents.backgroundImages[state.rawValue] = image
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

  /// The title, picture and gaps as they are arranged.
  private var arrangement: ButtonArrangement {
    ButtonArrangement(
      title: wordsSize, image: imageSize, configuration: configuration, insets: contentEdgeInsets,
      isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  /// The size of the title and, below it, of the subtitle, which is 15 points large.
  private var wordsSize: CGSize? {
    let title = currentTitle == nil ? nil : titleLabel?.intrinsicContentSize
    guard let text = configuration?.subtitle, !text.isEmpty else { return title }
    let subtitle = TextMetrics(font: .systemFont(ofSize: 15)).size(of: text)
    return CGSize(
      width: max(title?.width ?? 0, subtitle.width),
      height: (title.map { $0.height + 1 } ?? 0) + subtitle.height)
  }

  /// The size of the picture, or of the wheel in its place.
  private var imageSize: CGSize? {
    configuration?.showsActivityIndicator == true
      ? CGSize(width: 20, height: 20) : currentImage?.size
  }

  override var showsContent: Bool {
    configuration != nil || currentTitle != nil || currentImage != nil
      || !contents.backgroundImages.isEmpty
  }
  override var hidesWhatIsBehind: Bool {
    configuration?.isOpaque == true
      || contents.backgroundImages[UIControl.State.normal.rawValue] != nil
  }

  override var ownContentSize: CGSize { arrangement.size }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let frames = arrangement.frames(in: bounds)
    madeTitleLabel?.frame = frames.title.offsetBy(titleEdgeInsets)
    madeImageView?.frame = frames.image.offsetBy(imageEdgeInsets)
  }

  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }

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

extension CGRect {
  /// Moved by half the difference of opposite insets, as a button moves its title.
  fileprivate func offsetBy(_ insets: UIEdgeInsets) -> CGRect {
    offsetBy(dx: (insets.left - insets.right) / 2, dy: (insets.top - insets.bottom) / 2)
  }
}
