import Course
import Feedback
import Grading
import LayoutEngine

/// How large a page draws.
struct PageScale {
  /// The width up to which all windows have one scale, in points, and that it has room in, in CSS pixels.
  let (widest, room): (Double, Double)

  /// Reads `560x326`.
  init(_ words: String) {
    let size = Size(words: words)
    (widest, room) = (size?.width ?? 0, max(size?.height ?? .infinity, 120))
  }
}

/// A window as a page shows it: which case of the exercise, how wide, in which direction.
struct PageWindow {
  let index: Int
  /// In points; `nil` for the width that the exercise names.
  let width: Double?
  let isTurned: Bool

  /// Reads `1:480:turned`, `1:480:` or `1::`.
  init(_ words: String) {
    let parts = words.split(separator: ":", omittingEmptySubsequences: false).map { String($0) }
    index = parts.first.flatMap { Int($0) } ?? 0
    let width = parts.count > 1 ? Double(parts[1]) : nil
    self.width = width.map {
      min(max($0, AnswerWindows.widths.lowerBound), AnswerWindows.widths.upperBound)
    }
    isTurned = parts.count > 2 && !parts[2].isEmpty
  }
}

extension PageCourse {
  /// What an answer makes of some windows, each as an element of SVG with what there is to say.
  mutating func drawings(
    of text: String, to id: String, _ windows: [PageWindow], _ scale: PageScale
  ) throws(CourseError) -> JSONText? {
    guard let prepared = try exercise(id) else { return nil }
    var all = seen[id] ?? AnswerWindows(prepared)
    all.take(LiveLayout(text, to: prepared.exercise))
    seen[id] = all
    let drawn: [JSONText] = windows.compactMap { window in
      guard all.looks.indices.contains(window.index) else { return nil }
      let moved = all.moved(window.index, to: window.width, isTurned: window.isTurned)
      return drawing(all.look(at: moved, like: window.index), scale)
    }
    // In an editor of several lines, Enter begins a line.
    let right = AnswerWindows.looksRight(key: prepared.exercise.kind.isFilledIn ? "⏎" : "ctrl ⏎")
    return .object([
      ("windows", .list(drawn)), ("right", all.looksRight ? .text(self.text(of: right)) : nil),
    ])
  }

  private func drawing(_ look: AnswerWindows.Look, _ scale: PageScale) -> JSONText {
    .object([
      ("svg", .text(svg(look.picture, scale))),
      ("title", .text(text(of: look.layoutCase.title))),
      ("remark", look.remark.map { .text(text(of: $0)) }),
      ("mark", look.isRight.map { .text($0 ? "✓" : "✗") }),
    ])
  }

  func svg(_ picture: Picture, _ scale: PageScale) -> String {
    let views = picture.yours.isEmpty ? picture.wanted : picture.yours
    return LayoutSVG(picture, widest: scale.widest, room: scale.room).text(
      title: title(of: picture.window, picture.direction),
      facts: PlainDrawing.lines(views, axis: picture.axis))
  }

  private func title(of window: Size, _ direction: LayoutDirection) -> String {
    text(of: LayoutCase(CaseWindow(size: window), direction: direction, isShown: true).title)
  }

  /// A figure of a lesson in a window; without a drawing where it gives no single layout.
  ///
  /// The words are its name, the window's size, `rtl` or `ltr`, `horizontal`, `vertical` or `both`, and
  /// a ``PageScale``.
  func figure(_ words: [String], of folder: String) throws(CourseError) -> JSONText? {
    guard words.count > 4, let window = Size(words: words[1]) else { return nil }
    let direction: LayoutDirection = words[2] == "rtl" ? .rightToLeft : .leftToRight
    let axis: Axis? =
      switch words[3] {
      case "horizontal": .horizontal
      case "vertical": .vertical
      default: nil
      }
    let picture = try lesson(in: folder).picture(of: words[0], in: window, direction, axis: axis)
    return .object([
      ("svg", picture.map { .text(svg($0, PageScale(words[4]))) }),
      ("title", .text(title(of: window, direction))),
    ])
  }
}
