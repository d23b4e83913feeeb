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
}
