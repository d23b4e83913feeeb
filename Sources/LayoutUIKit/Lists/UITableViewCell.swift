public import Foundation

/// A row of a table: what it shows goes into `contentView`.
///
/// A row with constraints in `contentView` is as high as they say, and 44 otherwise. Its own
/// `textLabel`, `detailTextLabel` and `imageView` come into `contentView` when they are first asked
/// for, the picture first and the texts after it, each in its own size; Apple's puts a subtitle
/// below and a value at the far end.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
  public enum CellStyle: Int, Sendable {
    case `default` = 0
    case value1, value2, subtitle
  }

  public enum SelectionStyle: Int, Sendable {
    case none = 0
    case blue, gray, `default`
  }

  public enum AccessoryType: Int, Sendable {
    case none = 0
    case disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  public let contentView = UIView(frame: .zero)
  public private(set) var reuseIdentifier: String?
  open var textLabel: UILabel? { ownText }
  open var detailTextLabel: UILabel? { style == .default ? nil : ownDetail }
  open var imageView: UIImageView? { ownImage }
  open var accessoryType: UITableViewCell.AccessoryType = .none { didSet { setNeedsLayout() } }
  open var accessoryView: UIView? { didSet { accessoryChanged(from: oldValue) } }
  open var selectionStyle: UITableViewCell.SelectionStyle = .default
  open var isSelected = false
  open var backgroundView: UIView?
  open var selectedBackgroundView: UIView?
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)

  var path = IndexPath(row: 0, section: 0)
  private let style: CellStyle
  private lazy var ownText = added(UILabel(frame: .zero))
  private lazy var ownDetail = added(UILabel(frame: .zero))
  private lazy var ownImage = added(UIImageView(frame: .zero))
  /// Those of the cell's own views that were asked for.
  private var ownViews: [UIView] = []

  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    (self.style, self.reuseIdentifier) = (style, reuseIdentifier)
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    prepare()
  }

  public required init?(coder: NSCoder) {
    style = .default
    super.init(coder: coder)
    prepare()
  }

  public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

  /// Lets a table make a row of any class that it only knows by its type.
  public required convenience init(madeFor identifier: String) {
    self.init(style: .default, reuseIdentifier: identifier)
  }

  private func prepare() {
    contentView.preservesSuperviewLayoutMargins = true
    addFilling(contentView)
    layoutState.margins = .directional(tableMargins)
  }

  /// The margins that tables give their cells: 11 points above and below.
  ///
  /// Source: docs/SEMANTICS.md, S7.21.
  private static func margins(_ side: CGFloat) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: 11, leading: side, bottom: 11, trailing: side)
  }

  private var tableMargins = UITableViewCell.margins(16)

  /// Takes the margins that suit the table's width, and keeps those that code has set.
  func tableWidthChanged(to width: CGFloat) {
    let new = Self.margins(width < 414 ? 16 : 20)
    guard case .directional(tableMargins) = layoutState.margins, new != tableMargins else { return }
    tableMargins = new
    layoutState.margins = .directional(new)
    noteLayoutChange()
  }

  override var hidesWhatIsBehind: Bool { backgroundColor == nil && backgroundView == nil }

  private func added<Own: UIView>(_ view: Own) -> Own {
    contentView.addSubview(view)
    ownViews.append(view)
    return view
  }

  private func accessoryChanged(from old: UIView?) {
    if old !== accessoryView { old?.removeFromSuperview() }
    if let accessoryView { addSubview(accessoryView) }
    setNeedsLayout()
  }

  /// What the accessory and the margin beside it take of the width: Apple's signs are about 20 points
  /// wide, and are not drawn here.
  private var accessoryWidth: CGFloat {
    let width = accessoryView.map(\.frame.width) ?? (accessoryType == .none ? 0 : 20)
    return width > 0 ? width + tableMargins.trailing : 0
  }

  private func placeAccessory() {
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (content, side) = (bounds.width - accessoryWidth, tableMargins.trailing)
    contentView.frame = CGRect(
      x: isReversed ? accessoryWidth : 0, y: 0, width: content, height: bounds.height)
    guard let accessoryView else { return }
    let size = accessoryView.frame.size
    accessoryView.frame = CGRect(
      x: isReversed ? side : content, y: (bounds.height - size.height) / 2, width: size.width,
      height: size.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if accessoryWidth > 0 || contentView.frame.width != bounds.width {
      LayoutMoment.placing(placeAccessory)
    }
    var left = separatorInset.left
    let pictures = ownViews.filter { $0 is UIImageView }
    let texts = ownViews.filter { !($0 is UIImageView) }
    for view in pictures + texts where view.translatesAutoresizingMaskIntoConstraints {
      let size = view.sizeThatFits(.zero)
      LayoutMoment.placing {
        view.frame = CGRect(
          x: left, y: (contentView.bounds.height - size.height) / 2, width: size.width,
          height: size.height)
      }
      if size.width > 0 { left += size.width + separatorInset.left }
    }
  }

  /// The height that the constraints in `contentView` ask for at a width.
  func fittingHeight(in width: CGFloat) -> CGFloat {
    guard contentView.subviews.contains(where: { !$0.translatesAutoresizingMaskIntoConstraints })
    else { return 44 }
    return contentView.systemLayoutSizeFitting(
      CGSize(width: width - accessoryWidth, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }
}
