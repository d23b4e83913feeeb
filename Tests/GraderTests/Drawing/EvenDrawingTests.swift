import Course
import LayoutEngine
import Testing

@Suite("Drawing: what is equal looks equal, and what differs doesn't")
struct EvenDrawingTests {
  private let window = Size(width: 320, height: 72)

  /// The columns of the boxes in the first row with corners, from the left.
  private func widths(_ drawing: String) -> [Int] {
    let row = drawing.split(separator: "\n").dropFirst().first { $0.contains("┐") } ?? ""
    return row.dropFirst().split { !"┌─┐┬".contains($0) }.flatMap {
      $0.split(separator: "┌").map { $0.count + 1 }
    }
  }

  @Test("views of equal width take equally many columns", arguments: [40, 57, 64, 80])
  func equalWidths(width: Int) {
    let third = (320 - 48.0) / 3
    let views = (0..<3).map { drawn("V\($0)", 16 + Double($0) * (third + 8), 16, third, 40) }
    let columns = widths(boxes(views, window, width: width))
    #expect(columns.count == 3 && Set(columns).count == 1, "\(columns)")
  }

  @Test("equal views that touch go on touching: the window gives up a column")
  func touching() {
    let third = 320.0 / 3
    let views = (0..<3).map { drawn("V\($0)", Double($0) * third, 16, third, 40) }
    #expect(
      boxes(views, window, width: 80).hasPrefix(
        """
        ┌───────────────────────────────────────┐ 0
        │┌───────────┐┌───────────┐┌───────────┐│ 16
        """))
  }

  @Test("a width takes as many columns in two windows with one scale")
  func windows() {
    let views = [(12.0, 320.0), (20, 480)].map { x, width in
      boxes([drawn("Blue", x, 16, 100, 40)], Size(width: width, height: 72), width: 80)
    }
    #expect(views.map { widths($0) } == [[13], [13]], "\(views)")
  }

  @Test("views of equal height take equally many rows, and a gap stays one", arguments: [7, 8, 10])
  func equalHeights(rows: Int) {
    let views = [drawn("Up", 16, 8, 80, 40), drawn("Low", 16, 56, 80, 40)]
    let lines = boxes(views, Size(width: 320, height: 120), width: 80, rows: rows)
      .split(separator: "\n").dropFirst()
    let heights = lines.split { !$0.contains(/[┌└├]─|│ +│ +│|│ +[A-Z]/) }.map { $0.count }
    let tops = lines.indices.filter { lines[$0].contains(/┌─|├─/) }
    let ends = lines.indices.filter { lines[$0].contains(/│ +(└─|├─)/) }
    #expect(tops.count == 2 && ends.count == 2, "\(heights)")
    #expect(Set(zip(tops, ends).map { $1 - $0 }).count == 1, "\(lines)")
  }

  @Test("lines never cross, and a gap of a column stays", arguments: 0..<60)
  func gaps(seed: Int) {
    let (first, gap) = (Double(40 + seed * 7 % 90), Double(8 + seed * 5 % 20))
    let views = [drawn("A", 8, 16, first, 40), drawn("B", 8 + first + gap, 16, first, 40)]
    let text = boxes(views, window, width: 80)
    #expect(text.contains(/┐ +┌/) && Set(widths(text)).count == 1, "\(text)")
  }

  @Test("two layouts that are compared differ, however little", arguments: [0.5, 1, 3, 40])
  func compared(points: Double) {
    let (one, other) = ([drawn("A", 16, 16, 100, 40)], [drawn("A", 16, 16, 100 + points, 40)])
    func columns(_ yours: [NamedFrame], _ compared: [NamedFrame]) -> [Int] {
      var picture = Picture(window: window, yours: yours)
      picture.compared = compared
      return widths(drawn(picture, width: 80))
    }
    #expect(columns(one, other)[0] < columns(other, one)[0])
  }

  @Test("the boxes of compared layouts differ, and not their numbers alone", arguments: [6, 9, 20])
  func comparedRows(rows: Int) {
    let frames = [0.0, 16].map { drawn("A", 16, $0, 100, 44) }
    func box(_ yours: NamedFrame, _ compared: NamedFrame) -> [Substring] {
      var picture = Picture(window: Size(width: 320, height: 480), yours: [yours])
      picture.compared = [compared]
      return drawn(picture, width: 80, rows: rows).split(separator: "\n").map { $0.prefix(42) }
        .filter { "┌│└".contains($0.first ?? " ") }
    }
    #expect(box(frames[0], frames[1]) != box(frames[1], frames[0]))
  }
}

@Suite("Drawing: each wanted area says whose it is")
struct WantedAreaTests {
  private let window = Size(width: 320, height: 72)

  private func picture(_ yours: [NamedFrame]) -> String {
    let wanted = [drawn("Blue", 56, 16, 80, 40), drawn("Red", 184, 16, 80, 40)]
    return drawn(Picture(window: window, wanted: wanted, yours: yours), width: 80)
  }

  @Test("in the part that sticks out, or beside it")
  func named() {
    let text = picture([drawn("Blue", 72, 16, 80, 40), drawn("Red", 216, 16, 80, 40)])
    #expect(text.contains("Blue ░░│░░Blue") && text.contains(/│ +Red░│|░Red│/), "\(text)")
  }

  @Test("inside a container that is in its place")
  func nested() {
    let card = drawn("Card", 16, 16, 288, 168)
    let text = drawn(
      Picture(
        window: Size(width: 320, height: 200), wanted: [card, drawn("Photo", 32, 32, 80, 40)],
        yours: [card, drawn("Photo", 160, 32, 80, 40)]), width: 80)
    #expect(text.contains("░Photo░"), "\(text)")
  }

  @Test("the part under another view's outline is marked")
  func covered() {
    let text = picture([drawn("Blue", 56, 16, 72, 40), drawn("Red", 128, 16, 136, 40)])
    #expect(text.contains(/Blue░*│░/), "\(text)")
  }

  @Test("no two views have the same shortened name")
  func shortened() {
    let names = ["button1", "button2", "title", "titan"]
    let views = names.indices.map { drawn(names[$0], 16 + Double($0) * 48, 16, 40, 40) }
    let text = boxes(views, window, width: 80)
    for name in ["…n1", "…n2", "…le", "…an"] { #expect(text.contains(name), "\(text)") }
  }
}
