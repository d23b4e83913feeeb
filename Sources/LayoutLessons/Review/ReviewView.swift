import Course
import Terminal

/// An item of a review, answered on one line.
struct ReviewView: ScreenView {
  private let item: ReviewItem
  private var typed = ""
  private var reply: ReviewReply?

  init(_ item: ReviewItem) { self.item = item }

  private var isOver: Bool { reply?.counts ?? false }

  mutating func take(_ key: Key, _ context: ScreenContext) -> ScreenStep {
    switch key {
    case .escape: return .close
    case .enter where isOver: return .close
    case .enter where !typed.isEmpty:
      let reply = ReviewReply(item.findings(on: typed), context.session.course.strings)
      self.reply = reply
      return .record(context.session.change(by: reply, about: item.lesson))
    case .backspace where !isOver: typed = String(typed.dropLast())
    case .character(let letter) where !isOver: typed.append(letter)
    case .paste(let text) where !isOver: typed += text.prefix { !$0.isNewline }
    default: break
    }
    return .stay
  }

  func frame(columns: Int, rows: Int, _ context: ScreenContext) -> ScreenFrame {
    let view = ReviewPage(session: context.session, item: item)
    var below = Page(columns: columns)
    let prompt = "  \(context.text(.says("review.prompt"))) "
    below.add([(StyledText(prompt, .strong) + StyledText(typed, .code)).clipped(to: columns)])
    if let reply { view.add(reply, to: &below) }
    let room = max(0, rows - below.lines.count - 2)
    var page = FittedPage(columns: columns)
    view.add(to: &page)
    let above = page.lines(rows: room).prefix(room) + [StyledText()]
    let keys: Sentence = isOver ? .says("review.keys.on") : .says("review.keys")
    let column = min(prompt.widthInColumns + typed.widthInColumns, columns - 1)
    return ScreenFrame(
      above + below.lines, keys: context.text(keys), columns: columns, rows: rows,
      cursor: isOver ? nil : .init(row: above.count, column: column))
  }
}
