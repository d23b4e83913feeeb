import Course
import Terminal

/// One view in the terminal's whole window, without an exercise below it.
struct ViewScreen: ScreenContent {
  private var context: ScreenContext
  private var view: any ScreenView

  init(_ session: Session, showing view: any ScreenView) throws(CommandError) {
    let counts = StatusCommand.counts(of: try session.headers(), session)
    context = ScreenContext(session: session, counts: counts, size: (80, 24))
    self.view = view
  }

  mutating func frame(columns: Int, rows: Int) -> ScreenFrame {
    view.frame(columns: columns, rows: rows, context)
  }

  mutating func take(_ key: Key) -> ScreenReply {
    if key == .interrupt { return .end }
    switch view.take(key, context) {
    case .close: return .end
    case .record(let change): context.session.record(change)
    default: break
    }
    return .goOn
  }
}

extension ScreenFrame {
  /// Lines from the top, and in the last row what the keys do.
  init(_ lines: [StyledText], keys: String, columns: Int, rows: Int, cursor: Place? = nil) {
    let gap = Array(repeating: StyledText(), count: max(0, rows - 1 - lines.count))
    let last = StyledText(" \(keys)", .quiet).clipped(to: columns)
    self.init((lines + gap).prefix(rows - 1) + [last], cursor: cursor)
  }
}
