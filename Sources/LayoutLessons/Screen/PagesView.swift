import Course

/// Text that is read: as many rows as fit, and more with the page keys.
struct PagesView: ScreenView {
  private let title: String
  /// The text, laid out for a number of columns.
  private let content: @Sendable (Int) -> [StyledText]
  private var first = 0

  init(_ title: String, _ content: @escaping @Sendable (_ columns: Int) -> [StyledText]) {
    (self.title, self.content) = (title, content)
  }

  mutating func take(_ key: Key, _ context: ScreenContext) -> ScreenStep {
    let (columns, rows) = context.size
    let room = max(1, rows - Self.frame)
    switch key {
    case .pageDown, .character(" "): first += room - 1
    case .pageUp: first -= room - 1
    case .down: first += 1
    case .up: first -= 1
    case .enter, .escape, .backspace: return .close
    case .character(let letter): return ScreenCommand(rawValue: letter).map { .run($0) } ?? .stay
    default: break
    }
    first = max(0, min(first, content(columns).count - room))
    return .stay
  }

  /// The title, the keys, and a gap beside each.
  private static let frame = 4

  func frame(columns: Int, rows: Int, _ context: ScreenContext) -> ScreenFrame {
    let lines = content(columns)
    let room = max(1, rows - Self.frame)
    let start = min(first, max(0, lines.count - room))
    let shown = Array(lines[start...].prefix(room))
    let gap = Array(repeating: StyledText(), count: room - shown.count + 1)
    let keys: Sentence =
      start + room < lines.count ? .says("screen.pages.more") : .says("screen.pages.keys")
    return ScreenFrame(
      [StyledText(" ") + StyledText(title, .heading), StyledText()] + shown + gap
        + [StyledText(" ") + StyledText(context.text(keys), .quiet)])
  }
}
