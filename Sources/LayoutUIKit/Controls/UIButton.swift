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

  var contents = ButtonContents()
  private var madeTitleLabel: UILabel?
  private var madeImageView: UIImageView?

  open private(set) var buttonType: UIButton.ButtonType = .custom
  open var contentEdgeInsets: UIEdgeInsets = .zero { didSet { contentChanged() } }
  open var configuration: UIButton.Configuration? { didSet { contentChanged() } }

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
        label.font = UIFontMetrics.default.scaledFont(
          for: .systemFont(ofSize: configuration?.fontSize ?? UIFont.labelFontSize))
        label.adjustsFontForContentSizeCategory = true
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

struct ButtonContents {
  var titles: [UInt: String] = [:]
  var styledTitles: [UInt: NSAttributedString] = [:]
  var titleColors: [UInt: UIColor] = [:]
  var images: [UInt: UIImage] = [:]
  /// Whether the label has the configuration's font, which is given to it once.
  var hasConfiguredFont = false
}

extension UIButton {
  /// What is set for a state, else what is set for the normal one.
  private func value<Value>(_ values: [UInt: Value], _ state: UIControl.State) -> Value? {
    values[state.rawValue] ?? values[UIControl.State.normal.rawValue]
  }

  public func title(for state: UIControl.State) -> String? { value(contents.titles, state) }
  public func image(for state: UIControl.State) -> UIImage? { value(contents.images, state) }

  public var currentTitle: String? {
    if let title = configuration?.title { return title }
    return value(contents.styledTitles, state)?.string
      ?? value(contents.titles, state)
  }
  var shownTitleColor: UIColor {
    configuration?.baseForegroundColor ?? value(contents.titleColors, state)
      ?? (buttonType == .system ? .tintColor : .white)
  }
  public var currentImage: UIImage? {
    configuration?.image ?? value(contents.images, state)
  }

  /// How a button looks: title, picture, insets and colours in one value.
  ///
  /// Apple's knows more styles, transformers and sizes; here the style changes nothing but the
  /// insets, and a title is always one font (17 points; 15 when small or mini) that grows with the
  /// reader's size of text.
  public struct Configuration {
    public enum CornerStyle: Int, Sendable {
      case fixed = -1
      case dynamic = 0
      case small, medium, large, capsule
    }

    public enum Size: Int, Sendable {
      case medium = 0
      case small, mini, large
    }

    public var background = UIBackgroundConfiguration.clear()
    public var cornerStyle: CornerStyle = .dynamic
    public var buttonSize: Size = .medium { didSet { setDefaultContentInsets() } }
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    public var image: UIImage?
    public var title: String?
    public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    public var imagePlacement: NSDirectionalRectEdge = .leading
    public var imagePadding: CGFloat = 0

    /// Whether the style fills the button with a colour of its own.
    private let isFilled: Bool

    private init(isFilled: Bool = false) { self.isFilled = isFilled }

    public static func plain() -> Configuration { Configuration() }
    public static func tinted() -> Configuration { Configuration() }
    public static func gray() -> Configuration { Configuration() }
    public static func filled() -> Configuration { Configuration(isFilled: true) }
    public static func borderless() -> Configuration { Configuration() }
    public static func bordered() -> Configuration { Configuration() }
    public static func borderedTinted() -> Configuration { Configuration() }
    public static func borderedProminent() -> Configuration { Configuration(isFilled: true) }

    /// Whether nothing shines through the button.
    var isOpaque: Bool {
      let color = background.backgroundColor ?? (isFilled ? baseBackgroundColor ?? .tintColor : nil)
      return color.map { $0.cgColor.alpha > 0.99 } ?? false
    }

    var fontSize: CGFloat { buttonSize == .small || buttonSize == .mini ? 15 : 17 }

    private mutating func setDefaultContentInsets() {
      switch buttonSize {
      case .medium:
        contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
      case .large:
        contentInsets = NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
      case .small, .mini:
        contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
      }
    }
  }
}

/// How the back of a button looks; nothing is drawn.
public struct UIBackgroundConfiguration: Hashable {
  public var backgroundColor: UIColor?
  public var cornerRadius: CGFloat = 0

  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
}

/// Where a button's picture and title stand, in the middle of what the insets leave.
struct ButtonArrangement {
  /// The size of the title, or nil where there is none.
  let title: CGSize?
  let image: CGSize?
  private let insets: UIEdgeInsets
  private let gap: CGFloat
  private let edge: Edge

  private enum Edge { case left, right, top, bottom }

  init(
    title: CGSize?, image: CGSize?, configuration: UIButton.Configuration?, insets: UIEdgeInsets,
    isRightToLeft: Bool
  ) {
    (self.title, self.image) = (title, image)
    guard let configuration else {
      // Apple's buttons without insets keep 6 points above and below their title.
      // Source: docs/SEMANTICS.md, S12.11.
      let hasOwnInsets = insets != .zero || title == nil
      self.insets = hasOwnInsets ? insets : UIEdgeInsets(top: 6, left: 0, bottom: 6, right: 0)
      gap = 0
      edge = isRightToLeft ? .right : .left
      return
    }
    let own = configuration.contentInsets
    self.insets = UIEdgeInsets(
      top: own.top, left: isRightToLeft ? own.trailing : own.leading, bottom: own.bottom,
      right: isRightToLeft ? own.leading : own.trailing)
    gap = title == nil || image == nil ? 0 : configuration.imagePadding
    switch configuration.imagePlacement {
    case .top: edge = .top
    case .bottom: edge = .bottom
    case .trailing: edge = isRightToLeft ? .left : .right
    default: edge = isRightToLeft ? .right : .left
    }
  }

  private var isInRow: Bool { edge == .left || edge == .right }

  private var content: CGSize {
    let (words, picture) = (title ?? .zero, image ?? .zero)
    guard isInRow else {
      return CGSize(
        width: max(words.width, picture.width), height: words.height + gap + picture.height)
    }
    return CGSize(
      width: words.width + gap + picture.width, height: max(words.height, picture.height))
  }

  /// The intrinsic size; a button without any content is 30 wide and 34 high.
  var size: CGSize {
    guard title != nil || image != nil else { return CGSize(width: 30, height: 34) }
    return CGSize(
      width: content.width + insets.left + insets.right,
      height: content.height + insets.top + insets.bottom)
  }

  /// From the button's top to the title's, at the button's intrinsic height.
  var titleTop: CGFloat { frames(in: CGRect(origin: .zero, size: size)).title.minY }

  /// From the title's bottom to the button's, at the button's intrinsic height.
  var titleBottom: CGFloat {
    size.height - frames(in: CGRect(origin: .zero, size: size)).title.maxY
  }

  func frames(in bounds: CGRect) -> (title: CGRect, image: CGRect) {
    let room = bounds.inset(by: insets)
    let whole = CGSize(width: min(content.width, max(room.width, 0)), height: content.height)
    let start = CGPoint(x: room.midX - whole.width / 2, y: room.midY - whole.height / 2)
    var picture = image ?? .zero
    picture.width = min(picture.width, max(room.width, 0))
    picture.height = min(picture.height, max(room.height, 0))
    var words = title ?? .zero
    words.width = min(words.width, max(whole.width - (isInRow ? picture.width + gap : 0), 0))
    func frame(_ size: CGSize, _ offset: CGFloat) -> CGRect {
      isInRow
        ? CGRect(
          x: start.x + offset, y: room.midY - size.height / 2, width: size.width,
          height: size.height)
        : CGRect(
          x: room.midX - size.width / 2, y: start.y + offset, width: size.width,
          height: size.height)
    }
    let afterPicture = (isInRow ? picture.width : picture.height) + gap
    let afterWords = (isInRow ? words.width : words.height) + gap
    return edge == .left || edge == .top
      ? (frame(words, afterPicture), frame(picture, 0))
      : (frame(words, 0), frame(picture, afterWords))
  }
}
