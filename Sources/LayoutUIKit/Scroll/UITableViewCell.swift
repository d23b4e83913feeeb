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
  open var accessoryType: UITableViewCell.AccessoryType = .none
  open var accessoryView: UIView?
  open var selectionStyle: UITableViewCell.SelectionStyle = .default
  open var isSelected = false
  open var backgroundView: UIView?
  open var selectedBackgroundView: UIView?
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)

  /// Where the row stands in its table.
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
    layoutMargins = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
  }

  private func added<Own: UIView>(_ view: Own) -> Own {
    contentView.addSubview(view)
    ownViews.append(view)
    return view
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    var left = separatorInset.left
    let pictures = ownViews.filter { $0 is UIImageView }
    let texts = ownViews.filter { !($0 is UIImageView) }
    for view in pictures + texts where view.translatesAutoresizingMaskIntoConstraints {
      let size = view.sizeThatFits(.zero)
      view.frame = CGRect(
        x: left, y: (contentView.bounds.height - size.height) / 2, width: size.width,
        height: size.height)
      if size.width > 0 { left += size.width + separatorInset.left }
    }
  }

  /// The height that the constraints in `contentView` ask for at a width.
  func fittingHeight(in width: CGFloat) -> CGFloat {
    guard contentView.subviews.contains(where: { !$0.translatesAutoresizingMaskIntoConstraints })
    else { return 44 }
    return contentView.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }
}
