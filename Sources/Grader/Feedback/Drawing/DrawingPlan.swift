import Course
import LayoutEngine

/// Which cells the boxes of a picture take, inside the window's frame.
struct DrawingPlan: Sendable {
  /// How many columns and rows the frame encloses.
  let columns: Int
  private(set) var rows: Int
  /// Guides, then wanted and given views, in the order in which they are drawn.
  private(set) var boxes: [Box] = []
  /// The columns and rows between the two places of a fault.
  private(set) var fault: (across: Range<Int>, down: Range<Int>)?

  /// Plans a drawing.
  ///
  /// - Parameters:
  ///   - picture: What is drawn.
  ///   - most: The columns and the rows that there are inside the frame; `nil` for as many rows as a
  ///     clear drawing needs.
  init(_ picture: LayoutPicture, most: (columns: Int, rows: Int?)) {
    let window = picture.window.drawable
    let groups = picture.groups
    let isDown = picture.axis == .vertical
    let isAcross = picture.axis == .horizontal
    let scale = DrawingScale(
      window: Size(
        width: isDown ? min(160, 2 * window.height) : window.width,
        height: isAcross ? 0 : window.height),
      columns: most.columns, rows: most.rows)
    func line(_ position: Double, _ axis: Axis) -> Int {
      axis == .horizontal
        ? DrawingScale.line(at: position, per: scale.pointsPerColumn, limit: most.columns)
        : DrawingScale.line(at: position, per: scale.pointsPerRow, limit: most.rows ?? 60)
    }
    var cells = (
      across: max(1, line(window.width, .horizontal)), down: max(1, line(window.height, .vertical))
    )
    func span(_ frame: Rect, _ axis: Axis) -> CellSpan? {
      axis == .horizontal
        ? CellSpan(
          start: frame.x, length: frame.width, window: window.width, per: scale.pointsPerColumn,
          count: cells.across)
        : CellSpan(
          start: frame.y, length: frame.height, window: window.height, per: scale.pointsPerRow,
          count: cells.down)
    }
    let bands = Self.bands(
      of: groups.map { group in
        group.compactMap { view, _ in picture.axis.flatMap { span(view.frame, $0)?.cells } }
      })
    // Where one axis is drawn, each band has some columns or rows of the other.
    let count = (bands.max() ?? 0) + 1
    let room = isDown ? most.columns : most.rows ?? 60
    let breadth = max(1, min(isDown ? 14 : 3, (room + (isDown ? 1 : 0)) / count - (isDown ? 1 : 0)))
    let step = breadth + (isDown ? 1 : 0)
    if isDown { cells.across = min(most.columns, max(count * step - 1, 20)) }
    if isAcross { cells.down = min(room, count * breadth) }
    (columns, rows) = cells

    func add(_ view: NamedFrame, _ role: LayoutDrawing.Role, band: Int?) {
      func cell(_ axis: Axis) -> CellSpan? {
        guard let only = picture.axis, only != axis else { return span(view.frame, axis) }
        guard let band else {
          return CellSpan(band: 0..<(axis == .horizontal ? cells.across : cells.down))
        }
        let first = band * step
        return first + breadth > (isDown ? cells.across : cells.down)
          ? nil : CellSpan(band: first..<first + breadth)
      }
      guard let across = cell(.horizontal), let down = cell(.vertical) else { return }
      boxes.append(
        Box(
          view: view, role: role, isShaded: role == .wanted && picture.isPair, across: across,
          down: down))
    }
    for guide in picture.guides { add(guide, .guide, band: nil) }
    for (index, group) in groups.enumerated() {
      for (view, role) in group { add(view, role, band: bands.isEmpty ? nil : bands[index]) }
    }
    if let wrong = picture.fault, (wrong.to - wrong.from).isFinite,
      picture.axis == nil || picture.axis == wrong.axis,
      let own = boxes.last(where: { $0.view.name == wrong.item })
    {
      let last = wrong.axis == .horizontal ? columns : rows
      let ends = [wrong.from, wrong.to].map { min(line($0, wrong.axis), last) }.sorted()
      fault =
        wrong.axis == .horizontal
        ? (ends[0]..<ends[1], own.rows) : (own.columns, ends[0]..<ends[1])
    }
    if picture.axis != .horizontal { leaveOutEmptyRows() }
  }

  /// Leaves out an empty row below the frame's upper line and one above its lower line: the lines
  /// themselves take that much room.
  private mutating func leaveOutEmptyRows() {
    guard !boxes.isEmpty, rows > 2 else { return }
    if boxes.allSatisfy({ $0.rows.upperBound < rows }) { rows -= 1 }
    guard boxes.allSatisfy({ $0.rows.lowerBound > 0 }), (fault?.down.lowerBound ?? 1) > 0 else {
      return
    }
    rows -= 1
    for index in boxes.indices { boxes[index].down = boxes[index].down.shifted(by: -1) }
    fault = fault.map { ($0.across, $0.down.lowerBound - 1..<$0.down.upperBound - 1) }
  }

  /// For each group of cells the first band in which it overlaps no other group.
  private static func bands(of groups: [[Range<Int>]]) -> [Int] {
    var taken: [[Range<Int>]] = []
    return groups.map { group in
      let isFree = { (others: [Range<Int>]) in
        group.allSatisfy { cells in others.allSatisfy { !$0.overlaps(cells) } }
      }
      let band = taken.firstIndex(where: isFree) ?? taken.count
      if band == taken.count { taken.append([]) }
      taken[band] += group
      return band
    }
  }
}

extension LayoutPicture {
  /// A view in its wanted place, its own, or both.
  typealias Group = [(view: NamedFrame, role: LayoutDrawing.Role)]

  /// Whether there are two layouts to compare.
  var isPair: Bool { !wanted.isEmpty && !yours.isEmpty }

  /// The views that aren't where they are wanted, in their wanted places.
  var missed: [NamedFrame] {
    wanted.filter { view in
      guard let own = yours.first(where: { $0.name == view.name }) else { return true }
      return !isSame(own.frame, view.frame)
    }
  }

  private func isSame(_ one: Rect, _ other: Rect) -> Bool {
    func isNear(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 0.01 }
    let across = isNear(one.x, other.x) && isNear(one.width, other.width)
    let down = isNear(one.y, other.y) && isNear(one.height, other.height)
    return (axis == .vertical || across) && (axis == .horizontal || down)
  }

  var groups: [Group] {
    guard isPair else { return wanted.map { [($0, .wanted)] } + yours.map { [($0, .yours)] } }
    let missed = missed
    let names = Set(yours.map(\.name))
    return yours.map { own in
      missed.filter { $0.name == own.name }.map { ($0, .wanted) } + [(own, .yours)]
    } + missed.filter { !names.contains($0.name) }.map { [($0, .wanted)] }
  }
}
