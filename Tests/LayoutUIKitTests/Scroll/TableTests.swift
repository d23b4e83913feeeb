import Foundation
import LayoutUIKit
import Testing

/// A row whose label stands 10 points in from every side.
private final class LabelCell: UITableViewCell {
  let label = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    label.translatesAutoresizingMaskIntoConstraints = false
    label.font = .systemFont(ofSize: 20)
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 10),
      contentView.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 10),
      contentView.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 10),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

@MainActor
private final class Words: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "word", for: indexPath)
    (cell as? LabelCell)?.label.text = "Row \(indexPath.row)"
    return cell
  }
}

@MainActor @Suite("Tables")
struct TableTests {
  @Test("rows stand below each other, as high as their constraints say")
  func rows() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let words = Words()
    table.register(LabelCell.self, forCellReuseIdentifier: "word")
    table.dataSource = words
    table.layoutIfNeeded()
    #expect(
      table.visibleCells.map(\.numbers) == [
        [0, 0, 320, 44], [0, 44, 320, 44], [0, 88, 320, 44],
      ])
    let last = table.cellForRow(at: IndexPath(row: 2, section: 0)) as? LabelCell
    #expect(last?.label.text == "Row 2")
    #expect(last?.label.numbers == [10, 10, 300, 24])
    #expect(table.contentSize.height == 132)
    table.rowHeight = 60
    table.setNeedsLayout()
    table.layoutIfNeeded()
    #expect(table.visibleCells.map(\.frame.minY) == [0, 60, 120])
  }

  @Test("headers and footers stand where their sections begin and end, and move the rows")
  func sections() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let source = Sections()
    table.dataSource = source
    table.delegate = source
    table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 50))
    table.layoutIfNeeded()
    // 50 for the table's header; 22 and 28 for a title; 22 and 40 for a view.
    #expect(table.visibleCells.map(\.frame.minY) == [100, 144, 250])
    #expect(table.tableHeaderView?.numbers == [0, 0, 320, 50])
    #expect(source.header.numbers == [0, 210, 320, 40])
    #expect(table.contentSize.height == 294)
  }

  @Test("a row's margins are 11 points above and below, and at the sides by the width of the table")
  func margins() {
    for (width, side) in [(320.0, 16.0), (414.0, 20.0)] {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: width, height: 480))
      let words = Words()
      table.register(LabelCell.self, forCellReuseIdentifier: "word")
      table.dataSource = words
      table.layoutIfNeeded()
      table.layoutIfNeeded()
      let content = table.visibleCells.first?.contentView
      #expect(content?.layoutMargins == UIEdgeInsets(top: 11, left: side, bottom: 11, right: side))
    }
  }

  @Test("a text of several lines is as high as at the width that it gets")
  func wrapping() {
    let card = UIView()
    let label = card.addFreeSubview(UILabel())
    label.numberOfLines = 0
    label.text = String(repeating: "word ", count: 20)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: card.topAnchor),
      label.bottomAnchor.constraint(equalTo: card.bottomAnchor),
      label.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 10),
      label.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -10),
    ])
    let size = card.systemLayoutSizeFitting(
      CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    // 7 words of 42.5 points fit into 300, so there are 3 lines.
    #expect(size == CGSize(width: 320, height: 63))
    #expect(card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height == 21)
  }
}

/// Two sections: one with a title and two rows, one with a header view and a row.
@MainActor
private final class Sections: NSObject, UITableViewDataSource, UITableViewDelegate {
  let header = UIView()

  func numberOfSections(in tableView: UITableView) -> Int { 2 }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    2 - section
  }
  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    section == 0 ? "Walks" : nil
  }
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    section == 1 ? header : nil
  }
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    section == 1 ? 40 : UITableView.automaticDimension
  }
}
