import LayoutUIKit
import Testing

@MainActor @Suite("Scroll views")
struct ScrollTests {
  let window = UIView(width: 320, height: 480)
  let scroll = UIScrollView()
  let content = ContentView(500, 900)

  init() {
    scroll.frame = window.bounds
    window.addSubview(scroll)
    content.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(content)
  }

  /// Ties the content's edges to those of the scroll view itself.
  private func tieEdges() {
    for attribute in [.leading, .trailing, .top, .bottom] as [NSLayoutConstraint.Attribute] {
      NSLayoutConstraint(
        item: content, attribute: attribute, relatedBy: .equal, toItem: scroll,
        attribute: attribute, multiplier: 1, constant: 0
      ).isActive = true
    }
  }

  @Test("an inset moves content that stands at its beginning, and nothing that was scrolled")
  func inset() {
    scroll.contentInset = UIEdgeInsets(top: 20, left: 8, bottom: 30, right: 0)
    #expect(scroll.contentOffset == CGPoint(x: -8, y: -20))
    scroll.contentOffset.y = 40
    scroll.contentInset.top = 50
    #expect(scroll.contentOffset == CGPoint(x: -8, y: 40))
    scroll.contentInset.left = 0
    #expect(scroll.contentOffset == CGPoint(x: 0, y: 40))
  }

  @Test("constraints to the content guide decide the size of the content")
  func contentGuide() {
    let guide = scroll.contentLayoutGuide
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: guide.topAnchor, constant: 10),
      content.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 20),
      content.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      content.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
    window.layoutIfNeeded()
    #expect(content.numbers == [20, 10, 500, 900])
    #expect(scroll.contentSize == CGSize(width: 520, height: 910))
    #expect(scroll.numbers == [0, 0, 320, 480])
  }

  @Test("so do constraints to the scroll view itself, from inside")
  func itself() {
    tieEdges()
    window.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 500, height: 900))
  }

  @Test("width, height and centre of the scroll view mean its frame, from inside too")
  func ownSize() {
    tieEdges()
    content.widthAnchor.constraint(equalTo: scroll.widthAnchor, multiplier: 2).isActive = true
    window.layoutIfNeeded()
    #expect(content.numbers == [0, 0, 640, 900])
    #expect(scroll.contentSize == CGSize(width: 640, height: 900))
  }

  @Test("the frame guide is the scroll view's own size")
  func frameGuide() {
    let guide = scroll.contentLayoutGuide
    NSLayoutConstraint.activate([
      content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
      content.topAnchor.constraint(equalTo: guide.topAnchor),
      content.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      content.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
    window.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 320, height: 900))
  }

  @Test("the size of the content may also be set")
  func given() {
    scroll.contentSize = CGSize(width: 1, height: 2)
    scroll.contentOffset.y = 30
    #expect(scroll.contentSize == CGSize(width: 1, height: 2))
    #expect(scroll.bounds.origin.y == 30)
  }
}

@MainActor @Suite("What hangs in scroll views")
struct ScrolledTests {
  @Test("bars count inside a scroll view only where it doesn't avoid them by itself")
  func safeArea() {
    let window = UIView(width: 320, height: 480)
    window.setSafeArea(UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    let scroll = UIScrollView(frame: window.bounds)
    let content = UIView(width: 320, height: 900)
    window.addSubview(scroll)
    scroll.addSubview(content)
    #expect(scroll.safeAreaInsets.top == 20 && content.safeAreaInsets.top == 0)
    scroll.contentInsetAdjustmentBehavior = .never
    #expect(content.safeAreaInsets.top == 20)
  }

  @Test("a view with a mask keeps to its superview's corner where that is put on a pixel")
  func corner() {
    let window = UIView(width: 100, height: 100)
    let outer = window.addFreeSubview(UICollectionViewCell(frame: .zero))
    NSLayoutConstraint.activate([
      outer.topAnchor.constraint(equalTo: window.topAnchor, constant: 10.4),
      outer.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      outer.widthAnchor.constraint(equalToConstant: 30),
      outer.heightAnchor.constraint(equalToConstant: 30),
    ])
    window.layoutIfNeeded()
    #expect(outer.contentView.numbers == [0, 0, 30, 30])
  }
}

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
