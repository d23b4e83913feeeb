public import Foundation
import LayoutEngine

/// A column of rows that a data source makes.
///
/// Apple's makes the rows in sight and reuses them; here every row is made in the layout pass,
/// stands below the one before, and is as high as the delegate, `rowHeight` or its own constraints
/// say. Headers and footers stand where their sections begin and end, and don't float.
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
  open var tableHeaderView: UIView? { didSet { endChanged(from: oldValue, to: tableHeaderView) } }
  open var tableFooterView: UIView? { didSet { endChanged(from: oldValue, to: tableFooterView) } }
  open var backgroundView: UIView?
  open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension
  open var sectionFooterHeight: CGFloat = UITableView.automaticDimension
  /// The room above a section's header; by itself 22 points in a plain table, as since iOS 15.
  open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension
  open private(set) var visibleCells: [UITableViewCell] = []
  private var cellClasses: [String: UITableViewCell.Type] = [:]
  private var needsReload = true
  private var sectionEnds: [SectionEnd] = []

  private struct SectionEnd {
    let section: Int
    let isHeader: Bool
    let view: UIView
  }

  public init(frame: CGRect, style: UITableView.Style) {
    super.init(frame: frame)
    self.style = style
    backgroundColor = .systemBackground
  }

  public convenience init() { self.init(frame: .zero, style: .plain) }
  public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    backgroundColor = .systemBackground
  }

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

  private func endChanged(from old: UIView?, to new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    if let new { addSubview(new) }
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if needsReload { makeCells() }
    LayoutMoment.placing(placeRows)
  }

  private func placeRows() {
    var top: CGFloat = 0
    func place(_ view: UIView, _ height: CGFloat) {
      view.frame = CGRect(x: 0, y: top, width: bounds.width, height: height)
      top += height
    }
    if let tableHeaderView { place(tableHeaderView, tableHeaderView.frame.height) }
    for section in 0..<max(0, numberOfSections) {
      if let end = sectionEnd(section, isHeader: true) {
        top += topPadding
        place(end, height(of: end, section, isHeader: true))
      }
      for cell in visibleCells where cell.path.section == section {
        cell.tableWidthChanged(to: bounds.width)
        place(cell, height(of: cell))
      }
      if let end = sectionEnd(section, isHeader: false) {
        place(end, height(of: end, section, isHeader: false))
      }
    }
    if let tableFooterView { place(tableFooterView, tableFooterView.frame.height) }
    setContentSize(CGSize(width: bounds.width, height: top))
  }

  private var topPadding: CGFloat {
    sectionHeaderTopPadding >= 0 ? sectionHeaderTopPadding : style == .plain ? 22 : 0
  }

  private func makeCells() {
    needsReload = false
    (visibleCells + sectionEnds.map(\.view)).forEach { $0.removeFromSuperview() }
    (visibleCells, sectionEnds) = ([], [])
    guard let dataSource else { return }
    for section in 0..<max(0, numberOfSections) {
      for row in 0..<max(0, dataSource.tableView(self, numberOfRowsInSection: section)) {
        let path = IndexPath(row: row, section: section)
        let cell = dataSource.tableView(self, cellForRowAt: path)
        cell.path = path
        visibleCells.append(cell)
        addSubview(cell)
      }
    }
    for section in 0..<max(0, numberOfSections) {
      for isHeader in [true, false] {
        guard let view = madeEnd(section, isHeader, dataSource) else { continue }
        sectionEnds.append(SectionEnd(section: section, isHeader: isHeader, view: view))
        addSubview(view)
      }
    }
  }

  private var rowDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }

  /// The delegate's view for a section's header or footer, or else one with the data source's title.
  private func madeEnd(
    _ section: Int, _ isHeader: Bool, _ dataSource: any UITableViewDataSource
  ) -> UIView? {
    let own =
      isHeader
      ? rowDelegate?.tableView(self, viewForHeaderInSection: section)
      : rowDelegate?.tableView(self, viewForFooterInSection: section)
    if let own { return own }
    let title =
      isHeader
      ? dataSource.tableView(self, titleForHeaderInSection: section)
      : dataSource.tableView(self, titleForFooterInSection: section)
    return title.map { SectionTitleView($0, isGrouped: style != .plain) }
  }

  private func sectionEnd(_ section: Int, isHeader: Bool) -> UIView? {
    sectionEnds.first { $0.section == section && $0.isHeader == isHeader }?.view
  }

  private func height(of end: UIView, _ section: Int, isHeader: Bool) -> CGFloat {
    let asked =
      isHeader
      ? rowDelegate?.tableView(self, heightForHeaderInSection: section)
      : rowDelegate?.tableView(self, heightForFooterInSection: section)
    if let asked, asked >= 0 { return asked }
    let own = isHeader ? sectionHeaderHeight : sectionFooterHeight
    if own >= 0 { return own }
    if let title = end as? SectionTitleView { return title.height }
    return end.systemLayoutSizeFitting(
      CGSize(width: bounds.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  private func height(of cell: UITableViewCell) -> CGFloat {
    if let asked = rowDelegate?.tableView(self, heightForRowAt: cell.path), asked >= 0 {
      return asked
    }
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

private final class SectionTitleView: UIView {
  /// 28 points in a plain table and 38 in a grouped one.
  let height: CGFloat
  private let label = UILabel(frame: .zero)

  init(_ title: String, isGrouped: Bool) {
    height = isGrouped ? 38 : 28
    super.init(frame: .zero)
    label.text = title
    label.font = .systemFont(ofSize: 17)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: PhoneMargin.side(in: bounds.size), dy: 4)
  }
}

extension IndexPath {
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }
  public var section: Int { self[0] }
  public var row: Int { self[1] }
  public var item: Int { self[1] }
}

/// What fills a table; only the first two methods are required.
@preconcurrency @MainActor
public protocol UITableViewDataSource: NSObjectProtocol {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  func numberOfSections(in tableView: UITableView) -> Int
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
}

extension UITableViewDataSource {
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
  public func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { nil }
  public func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { nil }
}

/// What decides a table's looks and hears of taps; heights, headers and footers are asked here.
@preconcurrency @MainActor
public protocol UITableViewDelegate: UIScrollViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?
}

extension UITableViewDelegate {
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
  public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.rowHeight
  }
  public func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat { tableView.estimatedRowHeight }
  public func tableView(
    _ tableView: UITableView, heightForHeaderInSection section: Int
  ) -> CGFloat { tableView.sectionHeaderHeight }
  public func tableView(
    _ tableView: UITableView, viewForHeaderInSection section: Int
  ) -> UIView? { nil }
  public func tableView(
    _ tableView: UITableView, heightForFooterInSection section: Int
  ) -> CGFloat { tableView.sectionFooterHeight }
  public func tableView(
    _ tableView: UITableView, viewForFooterInSection section: Int
  ) -> UIView? { nil }
}

@preconcurrency @MainActor
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private let style: UITableView.Style

  public init(style: UITableView.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .plain
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tableView: UITableView! {
    get { view as? UITableView }
    set { view = newValue }
  }

  open override func loadView() {
    let table = UITableView(frame: UIScreen.main.bounds, style: style)
    table.dataSource = self
    table.delegate = self
    view = table
  }

  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
  open func numberOfSections(in tableView: UITableView) -> Int { 1 }
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.rowHeight
  }
  open func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat { tableView.estimatedRowHeight }
  open func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { nil }
  open func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { nil }
  open func tableView(
    _ tableView: UITableView, viewForHeaderInSection section: Int
  ) -> UIView? { nil }
  open func tableView(
    _ tableView: UITableView, viewForFooterInSection section: Int
  ) -> UIView? { nil }
  open func tableView(
    _ tableView: UITableView, heightForHeaderInSection section: Int
  ) -> CGFloat { tableView.sectionHeaderHeight }
  open func tableView(
    _ tableView: UITableView, heightForFooterInSection section: Int
  ) -> CGFloat { tableView.sectionFooterHeight }
}
