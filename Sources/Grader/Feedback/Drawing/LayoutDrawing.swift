package import Course
import LayoutEngine

/// A picture of a window, drawn with characters.
package struct LayoutDrawing: Sendable {
  package enum Signs: Hashable, Sendable {
    case unicode
    /// For terminals that can't show others.
    case ascii
  }

  /// What a part of a line shows, so that it can be coloured.
  ///
  /// Colour is never the only difference.
  package enum Role: Hashable, Sendable {
    case window, wanted, yours, fault, guide, name, number, look
  }

  package struct Run: Hashable, Sendable {
    package let text: String
    package let role: Role
  }

  /// With fewer columns than this there is no legend beside the frame.
  private static let wide = 60
  private static let narrowest = 32
  /// Narrower windows have no bars.
  private static let narrowestBar = 18

  private let picture: Picture
  private let signs: Signs
  /// The legend: each word with its sign.
  private let keys: [(word: String, sign: Run)]
  private let measure: ColumnMeasure

  /// Makes a drawing.
  ///
  /// - Parameters:
  ///   - picture: What is drawn. Wanted views are areas of `░` where there is another layout to
  ///     compare them with, and outlines otherwise.
  ///   - signs: Which characters are used.
  ///   - legend: The words for the two layouts, for pictures with both.
  ///   - outside: The word for what is outside of the window; `nil` to leave it unsaid.
  ///   - displayWidth: The columns that a text takes on the screen.
  package init(
    _ picture: Picture, signs: Signs = .unicode,
    legend: (wanted: String, yours: String)? = nil, outside: String? = nil,
    displayWidth: @escaping @Sendable (String) -> Int = { $0.count }
  ) {
    (self.picture, self.signs) = (picture, signs)
    let layouts = picture.needsLegend ? legend : nil
    let sides = outside.flatMap { word in picture.outsideSign.map { (word, $0) } }
    measure = ColumnMeasure(width: displayWidth)
    keys = [
      layouts.map { ($0.wanted, Run(text: "░", role: .wanted)) },
      layouts.map { ($0.yours, Run(text: "□", role: .yours)) },
      sides.map { ($0, Run(text: $1, role: .yours)) },
    ].compactMap { $0.self }
  }

  /// The drawing, no line wider than `columns`, and no more than `rows` lines.
  ///
  /// - Parameters:
  ///   - columns: At least 40 for a clear drawing; less than 32 counts as 32.
  ///   - rows: At least 5 for a clear drawing, which is then as large as fits; `nil` for a drawing
  ///     of the usual size.
  ///   - pointsPerColumn: The scale, where several drawings share one; `nil` for what fits.
  /// - Returns: The lines, from the frame's upper line to the numbers and the legend.
  package func lines(
    columns: Int, rows: Int? = nil, pointsPerColumn: Double? = nil
  ) -> [[Run]] {
    let width = max(columns, Self.narrowest)
    let words = keys.map { measure.width($0.word) }.max() ?? 0
    let isBeside = !keys.isEmpty && width >= Self.wide && words <= 12
    let most = width - 2 - margin - (isBeside ? words + 5 : 0)
    let plan = plan(most, rows, hasLegendBelow: !keys.isEmpty && !isBeside, pointsPerColumn)
    let (inside, arrow) = inside(plan)
    let numbers = EdgeNumbers(plan: plan, picture: picture, arrow: arrow)
    let side = numbers.beside(columns: besideWidth, spare: most - plan.columns)
    let (upper, lower) = (upperBorder(plan.columns), lowerBorder(plan.columns))
    var lines: [[Run]] = (0..<plan.rows + 2).map { row in
      var line: [Run]
      switch row {
      case 0: line = [Run(text: "┌\(upper)┐", role: .window)]
      case plan.rows + 1: line = [Run(text: "└\(lower)┘", role: .window)]
      default:
        let edge = [Run(text: "│", role: .window)]
        line = edge + inside.runs(row - 1) + edge
      }
      line += [Run(text: " ", role: .window)] + side.runs(row)
      if isBeside, keys.indices.contains(row - 1) {
        line += [Run(text: "   ", role: .window)] + key(row - 1, words)
      }
      return line
    }
    let under = numbers.below(columns: plan.columns + 2 + margin, lines: numberLines(rows))
    lines += under.rows.indices.map { under.runs($0) }.filter { !$0.trimmed.isEmpty }
    if !isBeside, !legendLine.isEmpty {
      lines.append([Run(text: " ", role: .window)] + legendLine)
    }
    return lines.prefix(rows.map { max(0, $0) } ?? lines.count).map { printed($0.trimmed) }
  }

  private func numberLines(_ rows: Int?) -> Int {
    picture.axis == .vertical ? 0 : rows.map { $0 <= 6 ? 1 : $0 <= 9 ? 2 : 3 } ?? 3
  }

  private func plan(
    _ columns: Int, _ rows: Int?, hasLegendBelow: Bool, _ pointsPerColumn: Double?
  ) -> DrawingPlan {
    let others = 2 + numberLines(rows) + (hasLegendBelow ? 1 : 0)
    return DrawingPlan(
      picture, most: (max(1, columns), rows.map { max(1, $0 - others) }),
      pointsPerColumn: pointsPerColumn)
  }

  /// The points that a column stands for, without a legend.
  package func pointsPerColumn(columns: Int, rows: Int?) -> Double {
    plan(
      max(columns, Self.narrowest) - frameColumns, rows, hasLegendBelow: false, nil
    ).pointsPerColumn
  }

  /// The legend in one line; empty where only one layout is drawn, inside the window.
  package var legendLine: [Run] {
    printed(
      Array(keys.indices.map { key($0, 0) }.joined(separator: [Run(text: "   ", role: .window)])))
  }

  private func printed(_ line: [Run]) -> [Run] {
    signs == .ascii ? line.map { $0.ascii(measure) } : line
  }

  /// The views, and the fault's arrow if there is no room for it among them.
  private func inside(_ plan: DrawingPlan) -> (canvas: Canvas, arrow: FaultArrow?) {
    var canvas = Canvas(columns: plan.columns, rows: plan.rows)
    let (shaded, outlined) = (plan.boxes.filter { $0.isShaded }, plan.boxes.filter { !$0.isShaded })
    let views = outlined.filter { $0.role != .guide }
    for box in shaded {
      box.drawShade(on: &canvas, isHollow: plan.boxes.contains { box.isAround($0) })
    }
    for box in outlined {
      if box.role != .guide { canvas.removeGuides(below: box) }
      box.drawOutline(on: &canvas)
    }
    for box in shaded where box.isOutside { box.drawMarks(on: &canvas) }
    for box in outlined { box.drawMarks(on: &canvas) }
    let names = views.indices.map { index in
      let others = views.indices.filter { $0 != index }.map { views[$0] }
      let label = LabelPlacement(of: views[index], among: others, measure: measure)
      let look = picture.look.views[views[index].view.name]
      return (label, look, label.write(on: &canvas, look))
    }
    let arrow = picture.fault.map { FaultArrow(plan: plan, fault: $0) }
    let rest = arrow.flatMap { $0.drawInside(on: &canvas) ? nil : $0 }
    for box in shaded {
      let own = views.first { $0.view.name == box.view.name }
      box.drawHiddenShade(on: &canvas, beyond: own)
      // The only view that there is needs no second name.
      guard own == nil || views.count > 1 else { continue }
      let others = (views + shaded.filter { $0.view.name != box.view.name })
        .filter { !$0.isAround(box) }
      LabelPlacement(of: box, among: others, measure: measure).writeInShade(on: &canvas, own)
    }
    for box in outlined where box.role == .guide {
      LabelPlacement(of: box, among: views, measure: measure).writeIfWhole(on: &canvas)
    }
    for (label, look, name) in names {
      guard let look else { continue }
      label.draw(look, besideName: name, picture.direction, on: &canvas)
    }
    return (canvas, rest)
  }

  /// The frame's upper line: with the status bar, if there is one, and an arrow where reading goes
  /// from right to left.
  private func upperBorder(_ columns: Int) -> String {
    let isReversed = picture.direction == .rightToLeft
    let hasBar = picture.axis == nil && picture.look.bars.top > 0 && columns >= Self.narrowestBar
    let (time, battery) = hasBar ? (" 9:41 ", " ▮▮▮ ") : ("", "")
    let columns = columns - time.count - battery.count
    let start = String(repeating: "─", count: max(0, (columns - 3) / 2))
    let line =
      isReversed && columns > 4
      ? "\(start) ← \(start)\(columns % 2 == 0 ? "─" : "")" : String(repeating: "─", count: columns)
    return isReversed ? battery + line + time : time + line + battery
  }

  /// The frame's lower line, with the home indicator, if there is one.
  private func lowerBorder(_ columns: Int) -> String {
    let hasBar = picture.axis == nil && picture.look.bars.bottom > 0
    let length = hasBar && columns >= Self.narrowestBar ? columns / 3 : 0
    let start = String(repeating: "─", count: (columns - length) / 2)
    let end = String(repeating: "─", count: columns - length - start.count)
    return start + String(repeating: "━", count: length) + end
  }

  private func key(_ index: Int, _ width: Int) -> [Run] {
    let word = keys[index].word
    let text = measure.padded(measure.printable(word), to: max(width, measure.width(word)))
    return [Run(text: text + " ", role: .window), keys[index].sign]
  }

  /// The columns that the drawing takes besides those inside its frame.
  package var frameColumns: Int { 2 + margin }

  /// The columns to the right of the frame.
  private var margin: Int {
    let beside = besideWidth
    return max(
      beside == 0 ? 0 : beside + 1, min(pointsText(picture.window.drawable.width).count, 12) - 1)
  }

  /// How wide the numbers to the right of the frame are; 0 without any.
  private var besideWidth: Int {
    guard picture.axis != .horizontal else { return 0 }
    let frames = (picture.yours + picture.wanted).map { $0.frame }
    let numbers = frames.flatMap { [$0.y, $0.maxY] } + [picture.window.drawable.height]
    return min(8, numbers.map { pointsText($0).count + ($0 < 0 ? 1 : 0) }.max() ?? 0)
  }
}

extension Canvas {
  /// A row as runs, each as long as possible.
  func runs(_ row: Int) -> [LayoutDrawing.Run] {
    var runs: [LayoutDrawing.Run] = []
    for (sign, role) in rows[row] {
      guard let character = sign.printed else { continue }
      if let last = runs.last, last.role == role {
        runs[runs.count - 1] = LayoutDrawing.Run(text: last.text + String(character), role: role)
      } else {
        runs.append(LayoutDrawing.Run(text: String(character), role: role))
      }
    }
    return runs
  }
}

extension [LayoutDrawing.Run] {
  /// The runs without the spaces at their end.
  var trimmed: [LayoutDrawing.Run] {
    var runs = self
    while let last = runs.popLast() {
      let text = last.text.withoutSpacesAtEnd
      guard text.isEmpty else { return runs + [LayoutDrawing.Run(text: text, role: last.role)] }
    }
    return []
  }

  package var text: String { map { $0.text }.joined() }
}

extension LayoutDrawing.Run {
  private static let plain: [Character: Character] = [
    "─": "-", "│": "|", "╌": "-", "╎": ":", "░": ".", "□": "+", "◂": "<", "▸": ">",
    "▴": "^", "▾": "v", "←": "<", "→": ">", "↑": "^", "↓": "v", "…": "~", "▮": "#", "━": "=",
    "▏": "|", "◦": "o", "●": "o", "╱": "/", "╲": "\\", "▪": "#", "↕": "|", "›": ">", "“": "\"",
    "”": "\"",
  ]

  /// The same in ASCII: lines become `+-|`, and what has no sign of its own `?`.
  fileprivate func ascii(_ measure: ColumnMeasure) -> LayoutDrawing.Run {
    let characters = text.map { character -> String in
      if character.isASCII { return String(character) }
      if let sign = Self.plain[character] { return String(sign) }
      let isLine = "┌┐└┘├┤┬┴┼".contains(character)
      if isLine { return role == .fault ? "|" : "+" }
      return String(repeating: "?", count: measure.width(String(character)))
    }
    return LayoutDrawing.Run(text: characters.joined(), role: role)
  }
}

extension String {
  var withoutSpacesAtEnd: String {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
