import Course
import Terminal

/// Text that is read page by page; what stands together stays on one page where it can.
struct PagesView: ScreenView {
  private let title: String
  /// Fills a page of any width with the text.
  private let content: @Sendable (inout Page) -> Void
  /// The page that is shown, from 0.
  private var number = 0

  init(_ title: String, _ content: @escaping @Sendable (inout Page) -> Void) {
    (self.title, self.content) = (title, content)
  }

  mutating func take(_ key: Key, _ context: ScreenContext) -> ScreenStep {
    let last = pages(columns: context.size.columns, rows: context.size.rows).count - 1
    number = min(number, last)
    switch key {
    case .enter where number == last: return .close
    case .enter, .pageDown, .down, .right, .character(" "): number = min(number + 1, last)
    case .pageUp, .up, .left, .backspace: number = max(number - 1, 0)
    case .home: number = 0
    case .end: number = last
    case .escape: return .close
    case .character("q"): return .close
    case .character(let letter): return ScreenCommand(rawValue: letter).map { .run($0) } ?? .stay
    default: break
    }
    return .stay
  }

  /// The rows of the title and of the keys, with a gap beside each.
  private static let frame = 4

  private func pages(columns: Int, rows: Int) -> [[StyledText]] {
    var lines: [StyledText] = []
    var page = Page(columns: columns)
    content(&page)
    for line in page.lines {
      // A heading stays with what it is about.
      if line.isEmpty, lines.last?.isHeading ?? false { continue }
      lines.append(line)
    }
    let pages = ScreenPages.pages(of: lines, rows: rows - Self.frame)
    return pages.isEmpty ? [[]] : pages
  }

  func frame(columns: Int, rows: Int, _ context: ScreenContext) -> ScreenFrame {
    let pages = pages(columns: columns, rows: rows)
    let number = min(number, pages.count - 1)
    let place = Sentence.says("screen.pages.place", ["number": number + 1, "total": pages.count])
    let keys: Sentence =
      number < pages.count - 1 ? .says("screen.pages.more") : .says("screen.pages.keys")
    let end = pages.count > 1 ? "  \(context.text(place))" : ""
    return ScreenFrame(
      [
        StyledText(" ")
          + StyledText(title, .heading).clipped(to: columns - 2 - end.widthInColumns)
          + StyledText(end, .quiet), StyledText(),
      ] + pages[number], keys: [keys], context)
  }
}

extension StyledText {
  fileprivate var isHeading: Bool {
    runs.contains { $0.meaning == .heading }
      && runs.allSatisfy { $0.meaning == .heading || $0.text.allSatisfy(\.isWhitespace) }
  }
}
