public import Foundation
import LayoutEngine

/// A column of rows that a data source makes.
///
/// Apple's makes the rows in sight and reuses them; here every row is made in the layout pass,
/// stands below the one before, and is as high as the delegate, `rowHeight` or its own constraints
/// say. Section headers and footers are not shown.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  public enum Style: Int, Sendable {
    case plain = 0
    case grouped = 1
    case insetGrouped = 2
  }

  public enum RowAnimation: Int, Sendable {
    case fade = 0
    case right, left, top, bottom, none, middle
    case automatic = 100
  }

  /// Asks for a height that the row's own constraints decide.
  public nonisolated static let automaticDimension: CGFloat = -1

  public private(set) var style: UITableView.Style = .plain
  open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
  open var rowHeight: CGFloat = UITableView.automaticDimension
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  open var tableHeaderView: UIView?
  open var tableFooterView: UIView?
  open var backgroundView: UIView?
  open private(set) var visibleCells: [UITableViewCell] = []
  private var cellClasses: [String: UITableViewCell.Type] = [:]
  private var needsReload = true

  public init(frame: CGRect, style: UITableView.Style) {
    super.init(frame: frame)
    self.style = style
  }

  public convenience init() { self.init(frame: .zero, style: .plain) }
  public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    cellClasses[identifier] = cellClass as? UITableViewCell.Type
  }

  /// Makes a new row: none is ever reused here.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    cellClasses[identifier]?.init(madeFor: identifier)
  }

  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      raise(
        LayoutException(
          .internalInconsistency,
          "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class "
            + "for the identifier or connect a prototype cell in a storyboard"))
    }
    return cell
  }

  open func reloadData() {
    needsReload = true
    setNeedsLayout()
  }

  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
  open func beginUpdates() {}
  open func endUpdates() { reloadData() }
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {}

  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if needsReload { makeCells() }
    var top: CGFloat = 0
    for cell in visibleCells {
      cell.frame = CGRect(x: 0, y: top, width: bounds.width, height: height(of: cell))
      top = cell.frame.maxY
    }
    contentSize = CGSize(width: bounds.width, height: top)
  }

  private func makeCells() {
    needsReload = false
    visibleCells.forEach { $0.removeFromSuperview() }
    visibleCells = []
    guard let dataSource else { return }
    let count = { dataSource.tableView(self, numberOfRowsInSection: $0) }
    for path in paths(sections: numberOfSections, count: count) {
      let cell = dataSource.tableView(self, cellForRowAt: path)
      cell.path = path
      visibleCells.append(cell)
      addSubview(cell)
    }
  }

  private func height(of cell: UITableViewCell) -> CGFloat {
    let asked = (delegate as? any UITableViewDelegate)?.tableView(self, heightForRowAt: cell.path)
    if let asked, asked >= 0 { return asked }
    if rowHeight >= 0 { return rowHeight }
    return cell.fittingHeight(in: bounds.width)
  }

  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    visibleCells.first { $0.path == indexPath }
  }

  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    visibleCells.contains { $0 === cell } ? cell.path : nil
  }
}

extension IndexPath {
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }
  public var section: Int { self[0] }
  public var row: Int { self[1] }
  public var item: Int { self[1] }
}
