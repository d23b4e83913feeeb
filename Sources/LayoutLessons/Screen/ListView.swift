import Course
import Terminal

/// All lessons with their exercises, the learner's place among them, and a filter.
struct ListView: ScreenView {
  private enum Row {
    case chapter(String)
    case lesson(number: String, title: String)
    case exercise(id: String, state: ExerciseState)
  }

  /// A lesson of a chapter, with its number in the course.
  struct Entry: Sendable {
    let chapter, number: String
    let lesson: LessonHeader
  }

  private let entries: [Entry]
  private let place: String
  private(set) var selected: String
  private(set) var filter = ""

  init(_ entries: [Entry], at place: String) {
    (self.entries, self.place, selected) = (entries, place, place)
  }

  // MARK: Keys

  mutating func take(_ key: Key, _ context: ScreenContext) -> ScreenStep {
    let page = max(1, context.size.rows - Self.frame - 1)
    switch key {
    case .up: move(-1)
    case .down, .tab: move(1)
    case .pageUp: move(-page)
    case .pageDown: move(page)
    case .home: move(-.max)
    case .end: move(.max)
    case .enter: return ids.contains(selected) ? .go(to: selected) : .stay
    case .escape: return .close
    case .backspace: filter = String(filter.dropLast())
    case .character(let letter): filter.append(letter)
    case .paste(let text): filter += text.prefix { !$0.isNewline }
    default: break
    }
    if !ids.contains(selected), let first = ids.first { selected = first }
    return .stay
  }

  private mutating func move(_ step: Int) {
    let ids = ids
    guard let index = ids.firstIndex(of: selected) else { return }
    let (moved, _) = index.addingReportingOverflow(step == .max ? ids.count : step)
    selected = ids[max(0, min(moved, ids.count - 1))]
  }

  private var ids: [String] { entries.flatMap(ids(of:)) }

  private func ids(of entry: Entry) -> [String] {
    let words = filter.lowercased()
    let title = "\(entry.number) \(entry.lesson.title) \(entry.chapter)".lowercased()
    if words.isEmpty || title.contains(words) { return entry.lesson.exerciseIDs }
    return entry.lesson.exerciseIDs.filter { $0.contains(words) }
  }

  // MARK: The frame

  /// The rows of the filter and of the keys, with a gap beside each.
  private static let frame = 4

  private func rows(_ session: Session) -> [Row] {
    var chapter: String?
    return entries.flatMap { entry -> [Row] in
      let ids = ids(of: entry)
      guard !ids.isEmpty else { return [] }
      let isFirst = chapter != entry.chapter
      chapter = entry.chapter
      return (isFirst ? [.chapter(entry.chapter)] : [])
        + [.lesson(number: entry.number, title: entry.lesson.title)]
        + ids.map { .exercise(id: $0, state: session.state(of: $0)) }
    }
  }

  func frame(columns: Int, rows: Int, _ context: ScreenContext) -> ScreenFrame {
    let all = self.rows(context.session)
    let room = max(1, rows - Self.frame)
    let at = all.firstIndex { if case .exercise(selected, _) = $0 { true } else { false } } ?? 0
    let first = max(0, min(at - room / 2, all.count - room))
    let shown = all.dropFirst(first).prefix(room).map { line($0, context).clipped(to: columns) }
    let head = context.text(.says("screen.list.filter"))
    let filtered = (StyledText(" \(head) ", .quiet) + StyledText(filter)).clipped(to: columns - 1)
    var page = Page(columns: columns)
    if all.isEmpty { page.paragraph(context.words(.says("screen.list.none"))) }
    return ScreenFrame(
      [filtered, StyledText()] + shown + page.lines,
      keys: [
        .says("screen.key.open"), ScreenSentence.back, .says("screen.key.filter"),
        .says("screen.key.choose"),
      ], context,
      cursor: .init(
        row: 0, column: min(columns - 1, head.widthInColumns + 2 + filter.widthInColumns)))
  }

  private func line(_ row: Row, _ context: ScreenContext) -> StyledText {
    switch row {
    case .chapter(let title): return StyledText(" ") + StyledText(title, .heading)
    case .lesson(let number, let title):
      let words = ScreenSentence.header(number: number, title: title)
      return StyledText("  ") + context.words(words, .strong)
    case .exercise(let id, let state):
      let sign = id == selected ? " ▶ " : "   "
      let width = entries.flatMap(\.lesson.exerciseIDs).map(\.widthInColumns).max() ?? 0
      let here = id == place ? "  " + context.text(.says("screen.list.here")) : ""
      return StyledText("  \(sign)", .strong) + StyledText(id, id == selected ? .strong : .code)
        + StyledText(id.spaces(to: width + 2))
        + context.words(state.sentence, state == .solved ? .good : .quiet)
        + StyledText(here, .strong)
    }
  }
}
