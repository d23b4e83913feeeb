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
  let pointsPerColumn: Double

  /// Plans a drawing.
  ///
  /// - Parameters:
  ///   - picture: What is drawn.
  ///   - most: The columns and the rows that there are inside the frame; `nil` for as many rows as a
  ///     clear drawing needs.
  ///   - points: How many points a column stands for, if they fit; `nil` for what fits.
  init(_ picture: Picture, most: (columns: Int, rows: Int?), pointsPerColumn points: Double?) {
    self.init(picture, in: most, points)
    guard let rows = most.rows, picture.axis != .horizontal else { return }
    // The empty rows that are left out make room for others; a view that is still a bar gets more.
    for isHigher in [false, true] where !isHigher || bars > 0 {
      for more in 0...2 {
        let plan = DrawingPlan(picture, in: (most.columns, rows + more), points, isHigher)
        if plan.rows <= rows, !isHigher || plan.bars < bars { self = plan }
      }
    }
  }

  /// How many views that have a height are drawn in one row, here and in what is compared.
  private var bars = 0

  private init(
    _ picture: Picture, in most: (columns: Int, rows: Int?), _ points: Double?,
    _ isHigher: Bool = false
  ) {
    let window = picture.window.drawable
    let groups = picture.groups
    let isDown = picture.axis == .vertical
    let isAcross = picture.axis == .horizontal
    var scale = DrawingScale(of: picture, in: most, pointsPerColumn: points)
    if isHigher { scale.heighten(window.height, to: most.rows) }
    pointsPerColumn = scale.pointsPerColumn
    let lines = (
      across: CellLines(of: picture, along: .horizontal, scale, most: most.columns),
      down: CellLines(of: picture, along: .vertical, scale, most: most.rows)
    )
    func line(_ position: Double, _ axis: Axis) -> Int {
      axis == .horizontal ? lines.across[position] : lines.down[position]
    }
    var cells = (across: lines.across.count, down: lines.down.count)
    func span(_ frame: Rect, _ axis: Axis) -> CellSpan? {
      let (start, end, length, count) =
        axis == .horizontal
        ? (frame.x, frame.maxX, window.width, cells.across)
        : (frame.y, frame.maxY, window.height, cells.down)
      return CellSpan(from: start, to: end, window: length, count: count) { line($0, axis) }
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
    let compared = picture.compared.compactMap { span($0.frame, .vertical) }
    bars = (boxes.filter { $0.role != .guide && !$0.isOutside }.map { $0.down } + compared)
      .count { $0.cells.count == 1 && !$0.isFlat && $0.outside == nil }
    if picture.axis != .horizontal { leaveOutEmptyRows(besides: compared.map { $0.cells }) }
  }

  /// Leaves out an empty row below the frame's upper line and one above its lower line: the lines
  /// themselves take that much room.
  private mutating func leaveOutEmptyRows(besides others: [Range<Int>]) {
    let taken = boxes.map { $0.rows } + others
    guard !boxes.isEmpty, rows > 2 else { return }
    if taken.allSatisfy({ $0.upperBound < rows }) { rows -= 1 }
    guard taken.allSatisfy({ $0.lowerBound > 0 }), (fault?.down.lowerBound ?? 1) > 0 else { return }
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

extension Picture {
  /// A view in its wanted place, its own, or both.
  typealias Group = [(view: NamedFrame, role: LayoutDrawing.Role)]

  var isPair: Bool { !wanted.isEmpty && !yours.isEmpty }

  /// Whether both layouts are drawn, so that it has to be said which is which.
  package var needsLegend: Bool { isPair && !missed.isEmpty }

  /// The mark at a side of a view that lies outside of the window; `nil` where all are inside.
  var outsideSign: String? {
    let frames = (wanted + yours).map { $0.frame }
    let across: [(Rect) -> Bool] = [{ $0.x < -0.001 }, { $0.maxX > window.width + 0.001 }]
    let down: [(Rect) -> Bool] = [{ $0.y < -0.001 }, { $0.maxY > window.height + 0.001 }]
    let sides = axis == .vertical ? [] : zip(["◂", "▸"], across).map { $0.self }
    return (sides + (axis == .horizontal ? [] : zip(["▴", "▾"], down).map { $0.self }))
      .first { frames.contains(where: $0.1) }?.0
  }

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
    let names = Set(yours.map { $0.name })
    return yours.map { own in
      missed.filter { $0.name == own.name }.map { ($0, .wanted) } + [(own, .yours)]
    } + missed.filter { !names.contains($0.name) }.map { [($0, .wanted)] }
  }
}

/// How many points a column and a row of a drawing stand for.
///
/// Characters are about twice as tall as wide, so squares look square if a row stands for twice as
/// many points as a column.
struct DrawingScale: Hashable, Sendable {
  private static let steps: [Double] = [
    0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 4, 5, 8, 10, 12, 16, 20, 25, 32, 40, 50, 80, 100, 160,
    200, 400, 800, 1600, 3200, 6400,
  ]
  /// With fewer columns than this, a drawing of a small window shows nothing.
  private static let fewestColumns = 20.0
  /// With fewer columns than this, a low drawing keeps its width and becomes flatter.
  private static let clearColumns = 40
  private static let clearRows = 5.0
  private static let mostRows = 24.0

  private(set) var pointsPerColumn: Double
  private(set) var pointsPerRow: Double

  /// The scale at which a window fits.
  ///
  /// - Parameters:
  ///   - window: The window; its lengths are finite and not negative.
  ///   - columns: The columns inside the window's frame, at least 1.
  ///   - rows: The rows inside it, for the largest drawing that fits. It is in proportion if that
  ///     isn't too narrow. `nil` for 8 points a column if there is room enough.
  init(window: Size, columns: Int, rows: Int?) {
    let most = rows.map(Double.init) ?? Self.mostRows
    func fits(_ step: Double) -> Bool {
      window.width / step <= Double(columns) && window.height / step / 2 <= most
    }
    func step(in columns: Int) -> Double {
      Self.steps.first { window.width / $0 <= Double(columns) } ?? window.width / Double(columns)
    }
    let tallest = window.height / 2 / most
    let isLarge = rows != nil
    let usual = Self.steps.first { ($0 >= 8 || isLarge) && fits($0) }
    let finer = Self.steps.last { $0 < 8 && window.width / $0 >= Self.fewestColumns && fits($0) }
    let isSmall = !isLarge && window.width / 8 < Self.fewestColumns
    pointsPerColumn = (isSmall ? finer : nil) ?? usual ?? max(step(in: columns), tallest)
    pointsPerRow = 2 * pointsPerColumn
    let clear = min(columns, Self.clearColumns)
    if isLarge, window.width > 0, window.width / pointsPerColumn < Double(clear * 3 / 4) {
      pointsPerColumn = step(in: clear)
      pointsPerRow = max(2 * pointsPerColumn, window.height / most)
    }
    // Where there are few columns, a low window keeps the rows that it has otherwise.
    if pointsPerColumn > 8 {
      pointsPerRow = min(pointsPerRow, max(16, window.height / Self.clearRows, pointsPerColumn))
    }
  }

  /// The scale of a picture.
  ///
  /// - Parameters:
  ///   - picture: What is drawn. Of one along the vertical axis the width says nothing.
  ///   - most: The columns and rows that there are.
  ///   - points: The points of a column that other drawings have too; where the window is too wide
  ///     for that it takes all columns, and where it is too high it becomes flatter.
  init(
    of picture: Picture, in most: (columns: Int, rows: Int?), pointsPerColumn points: Double?
  ) {
    var window = picture.window.drawable
    if picture.axis == .horizontal { window.height = 0 }
    if picture.axis == .vertical { window.width = min(160, 2 * window.height) }
    self.init(window: window, columns: most.columns, rows: most.rows)
    guard let points else { return }
    pointsPerColumn = max(points, window.width / Double(most.columns))
    pointsPerRow = max(
      2 * pointsPerColumn, window.height / (most.rows.map(Double.init) ?? Self.mostRows))
  }

  /// Makes a window up to twice as high as it is in proportion, in no more than some rows.
  mutating func heighten(_ height: Double, to rows: Int?) {
    guard let rows else { return }
    pointsPerRow = min(pointsPerRow, max(height / Double(rows), pointsPerRow / 2))
  }

  /// The line between two cells that lies nearest to a position, from 0 to `limit`.
  static func line(at position: Double, per points: Double, limit: Int) -> Int {
    // Halves are rounded up, so that two adjacent views share the line between them. NaN counts as 0.
    let line = (position / points + 0.5).rounded(.down)
    return line > 0 ? Int(min(line, Double(limit))) : 0
  }
}

extension Size {
  /// The window as drawings can use it: a negative or infinite length becomes 0.
  var drawable: Size {
    func length(_ number: Double) -> Double { number.isFinite ? max(number, 0) : 0 }
    return Size(width: length(width), height: length(height))
  }
}

/// The directions in which a box character's line leaves its place.
struct LineEnds: OptionSet, Hashable, Sendable {
  let rawValue: Int

  static let up = LineEnds(rawValue: 1)
  static let down = LineEnds(rawValue: 2)
  static let left = LineEnds(rawValue: 4)
  static let right = LineEnds(rawValue: 8)

  private static let characters: [Character] = [
    " ", "│", "│", "│", "─", "┘", "┐", "┤", "─", "└", "┌", "├", "─", "┴", "┬", "┼",
  ]

  /// The box character with these ends; a line that ends in its place is drawn through it.
  var character: Character { Self.characters[rawValue & 15] }

  /// The same for a dashed line; corners and crossings stay whole.
  var dashedCharacter: Character {
    switch character {
    case "─": "╌"
    case "│": "╎"
    default: character
    }
  }
}
