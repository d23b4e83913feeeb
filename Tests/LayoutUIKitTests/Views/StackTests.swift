import LayoutUIKit
import Testing

/// Three views of 160 × 200, 80 × 100 and 40 × 50 in a stack view of 420 × 200.
@MainActor
private struct Row {
  let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 420, height: 200))
  let views = [ContentView(160, 200), ContentView(80, 100), ContentView(40, 50)]

  init(_ change: (UIStackView) -> Void = { _ in }) {
    stack.spacing = 10
    stack.alignment = .top
    views.forEach(stack.addArrangedSubview)
    change(stack)
  }

  /// The views' horizontal places and widths, then their vertical ones.
  var places: [[CGFloat]] {
    stack.layoutIfNeeded()
    return views.map { [$0.frame.minX, $0.frame.width] }
  }

  var heights: [[CGFloat]] {
    stack.layoutIfNeeded()
    return views.map { [$0.frame.minY, $0.frame.height] }
  }
}

@MainActor @Suite("Stack views")
struct StackTests {
  @Test("fill: the view that hugs least is stretched")
  func fill() {
    let row = Row()
    row.views[1].setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
    #expect(row.places == [[0, 160], [170, 200], [380, 40]])
  }

  @Test("a hidden view has no length, and no gap of its own", arguments: [0, 1, 2])
  func hidden(index: Int) {
    let row = Row()
    row.views[index].isHidden = true
    row.stack.distribution = .fill
    row.views[2 - index / 2 * 2].setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
    let places = row.places
    #expect(places[index][1] == 0)
    let shown = [0, 1, 2].filter { $0 != index }.map { places[$0] }
    #expect(shown[0][0] == 0 && shown[1][0] == shown[0][1] + 10 && shown[1][0] + shown[1][1] == 420)
  }

  @Test("a required length of a hidden view conflicts with UISV-hiding, and one of 999 doesn't")
  func hiddenLength() {
    for (priority, count) in [(UILayoutPriority.required, 1), (UILayoutPriority(999), 0)] {
      let row = Row { $0.arrangedSubviews[1].isHidden = true }
      let width = row.views[1].widthAnchor.constraint(equalToConstant: 44)
      width.priority = priority
      width.isActive = true
      let texts = console { row.stack.layoutIfNeeded() }
      #expect(texts.count(where: { $0.contains("'UISV-hiding'") }) == count)
    }
  }

  @Test("fillEqually: all are as wide")
  func fillEqually() {
    let row = Row {
      $0.distribution = .fillEqually
      $0.spacing = 9
    }
    #expect(row.places == [[0, 134], [143, 134], [286, 134]])
  }

  @Test("fillProportionally: widths are in proportion to the contents'")
  func fillProportionally() {
    let row = Row {
      $0.distribution = .fillProportionally
      $0.spacing = 0
    }
    #expect(row.places == [[0, 240], [240, 120], [360, 60]])
    row.views[2].content.width = 240
    #expect(row.places == [[0, 140], [140, 70], [210, 210]])
  }

  @Test("equalSpacing: the gaps are as wide")
  func equalSpacing() {
    #expect(Row { $0.distribution = .equalSpacing }.places == [[0, 160], [230, 80], [380, 40]])
  }

  @Test("equalCentering: the centres are as far apart")
  func equalCentering() {
    #expect(
      Row { $0.distribution = .equalCentering }.places == [[0, 160], [200, 80], [380, 40]])
  }

  @Test(
    "alignment places the views across",
    arguments: [
      (.fill, [[0, 200], [0, 200], [0, 200]]), (.top, [[0, 200], [0, 100], [0, 50]]),
      (.center, [[0, 200], [50, 100], [75, 50]]), (.bottom, [[0, 200], [100, 100], [150, 50]]),
    ] as [(UIStackView.Alignment, [[CGFloat]])])
  func alignment(alignment: UIStackView.Alignment, heights: [[CGFloat]]) {
    #expect(Row { $0.alignment = alignment }.heights == heights)
  }

  @Test(
    "a view that can't be as small as the stack view sticks out, and nothing conflicts",
    arguments: [
      (.center, [-50, 300]), (.top, [0, 300]), (.bottom, [-100, 300]),
    ] as [(UIStackView.Alignment, [CGFloat])])
  func oversized(alignment: UIStackView.Alignment, place: [CGFloat]) {
    let row = Row { $0.alignment = alignment }
    let height = row.views[0].heightAnchor.constraint(equalToConstant: 300)
    height.isActive = true
    row.views[0].setContentCompressionResistancePriority(.required, for: .vertical)
    #expect(row.heights[0] == place)
    #expect(height.isActive)
  }

  @Test(
    "baselines align texts of different sizes, the larger one at the stack view's edge",
    arguments: [UIStackView.Alignment.firstBaseline, .lastBaseline])
  func baselines(alignment: UIStackView.Alignment) throws {
    let labels = [40, 20].map { (size: CGFloat) in
      let label = UILabel()
      label.text = "Text"
      label.font = .systemFont(ofSize: size)
      return label
    }
    let stack = UIStackView(arrangedSubviews: labels)
    stack.frame = CGRect(x: 0, y: 0, width: 400, height: 100)
    stack.alignment = alignment
    stack.layoutIfNeeded()
    let isFirst = alignment == .firstBaseline
    let baselines = labels.map {
      isFirst ? $0.frame.minY + $0.font.ascender : $0.frame.maxY + $0.font.descender
    }
    #expect(abs(baselines[0] - baselines[1]) <= 0.5)
    #expect((isFirst ? labels[0].frame.minY : labels[0].frame.maxY) == (isFirst ? 0 : 100))
    #expect(abs(labels[0].frame.minY - labels[1].frame.minY) > 5)
  }

  @Test("a column's baselines are those of its first and last view, a row's those of its tallest")
  func ownBaselines() {
    func label(_ size: CGFloat) -> UILabel {
      let label = UILabel()
      label.text = "Text"
      label.font = .systemFont(ofSize: size)
      return label
    }
    let (small, large, last) = (label(12), label(40), label(12))
    let row = UIStackView(arrangedSubviews: [small, large, last])
    #expect(row.forFirstBaselineLayout === large && row.forLastBaselineLayout === large)
    large.isHidden = true
    #expect(row.forFirstBaselineLayout === small && row.forLastBaselineLayout === small)
    large.isHidden = false
    let (top, bottom) = (label(10), label(10))
    let column = UIStackView(arrangedSubviews: [top, row, bottom])
    column.axis = .vertical
    #expect(column.forFirstBaselineLayout === top && column.forLastBaselineLayout === bottom)
    top.isHidden = true
    #expect(column.forFirstBaselineLayout === large)
    #expect(UIStackView(arrangedSubviews: [small, column]).forLastBaselineLayout === bottom)
    let empty = UIStackView()
    #expect(empty.forFirstBaselineLayout === empty)
  }

  @Test("constraints on a stack view's baseline hold it by the text inside")
  func tiedBaseline() {
    let label = UILabel()
    label.text = "Text"
    let stack = UIStackView(arrangedSubviews: [label, ContentView(50, 50)])
    let other = UILabel()
    other.text = "Text"
    let root = UIView(width: 300, height: 300)
    for view in [stack, other] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    }
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: root.topAnchor, constant: 30),
      other.firstBaselineAnchor.constraint(equalTo: stack.firstBaselineAnchor),
    ])
    stack.axis = .vertical
    root.layoutIfNeeded()
    #expect(other.frame.minY == 30)
  }

  @Test(
    "where nothing says how long a stack view is, equal gaps are as small as the spacing allows",
    arguments: [UIStackView.Distribution.equalSpacing, .equalCentering])
  func tight(distribution: UIStackView.Distribution) {
    let root = UIView(width: 800, height: 300)
    let stack = UIStackView(arrangedSubviews: [ContentView(30, 40), ContentView(30, 40)])
    stack.distribution = distribution
    stack.spacing = 15
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    stack.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    stack.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(stack.numbers == [0, 0, 75, 40])
    #expect(!stack.hasAmbiguousLayout)
  }

  @Test("a hidden view takes no room, and gets it back")
  func hidden() {
    let row = Row { $0.distribution = .fillEqually }
    row.views[1].isHidden = true
    #expect(row.places[0] == [0, 205] && row.places[2] == [215, 205])
    row.views[1].isHidden = false
    #expect(row.places[0].last == row.places[1].last)
  }

  @Test("the views may be turned into a column, spaced each by its own distance")
  func column() {
    let row = Row {
      $0.axis = .vertical
      $0.alignment = .leading
      $0.distribution = .equalSpacing
    }
    row.stack.frame.size.height = 410
    row.stack.setCustomSpacing(30, after: row.views[0])
    #expect(row.heights == [[0, 200], [230, 100], [360, 50]])
    #expect(row.stack.customSpacing(after: row.views[0]) == 30)
    #expect(row.stack.customSpacing(after: row.views[1]) == UIStackView.spacingUseDefault)
  }

  @Test("the margins hold the views where they are asked to")
  func margins() {
    let row = Row {
      $0.distribution = .equalSpacing
      $0.isLayoutMarginsRelativeArrangement = true
      $0.layoutMargins = UIEdgeInsets(top: 5, left: 20, bottom: 5, right: 20)
    }
    #expect(row.places.map { $0[0] } == [20, 230, 360])
    #expect(row.heights.map { $0[0] } == [5, 5, 5])
  }

  @Test("a stack view is as large as its contents where nothing else decides")
  func ownSize() {
    let view = UIView(width: 1000, height: 1000)
    let stack = view.addFreeSubview(UIStackView())
    stack.alignment = .center
    stack.spacing = 4
    for size in [10, 30, 20] as [CGFloat] { stack.addArrangedSubview(ContentView(size, size)) }
    stack.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
    stack.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
    view.layoutIfNeeded()
    #expect(stack.numbers == [0, 0, 68, 30])
    #expect(stack.arrangedSubviews.map(\.numbers)[0] == [0, 10, 10, 10])
    #expect(stack.systemLayoutSizeFitting(.zero) == CGSize(width: 68, height: 30))
  }

  @Test("the constraints carry Apple's names")
  func names() {
    let row = Row { $0.distribution = .fillEqually }
    row.stack.layoutIfNeeded()
    let names = row.stack.constraints.compactMap(\.identifier)
    #expect(
      Set(names) == [
        "UISV-canvas-connection", "UISV-spacing", "UISV-fill-equally", "UISV-alignment",
        "UISV-canvas-fit", "UISV-spanning-boundary", "UISV-spanning-fit", "UISV-alignment-spanner",
      ])
    #expect(names.filter { $0 == "UISV-spacing" }.count == 2)
  }

  @Test("a view that leaves the hierarchy leaves the arrangement")
  func leaving() {
    let row = Row { $0.distribution = .fillEqually }
    row.views[0].removeFromSuperview()
    #expect(row.stack.arrangedSubviews == [row.views[1], row.views[2]])
    row.stack.removeArrangedSubview(row.views[1])
    #expect(row.stack.subviews.contains(row.views[1]))
    row.stack.insertArrangedSubview(row.views[0], at: 0)
    #expect(row.places[0] == [0, 205])
  }
}
