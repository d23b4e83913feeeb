/// Puts the pieces of a text together to reports.
struct ReportAssembly {
  private typealias Piece = LogScanner.Piece

  /// How far a report has come.
  private enum Stage {
    case outside
    /// Behind the head, before the list.
    case head
    case list
    /// Behind the list.
    case closed
    /// Behind the words about the constraint that is given up, before that.
    case recovering
    /// Behind the constraint that is given up.
    case ended
  }

  private let places: LogPlaces
  private var stage = Stage.outside
  private var draft = Draft()
  private var reports: [LogReport] = []
  /// The last words of a report's frame with nothing behind them: spoken of, or without a list.
  private var mention: LogReport?

  init(_ places: LogPlaces) { self.places = places }

  /// A report as far as it has been read.
  private struct Draft {
    var entries: [LogEntry] = []
    var broken: LogEntry?
    var unread: [UnreadLogLine] = []
    /// Lines that belong to the list if it goes on behind them.
    var waiting: [UnreadLogLine] = []
    var range: Range<Int>?
    var hasHead = false
    var isAppKits = false
    /// Whether the list's first parenthesis has come, and whether something behind the list has.
    var (opensList, endsList) = (false, false)
    /// Whether dots stand in place of lines, and quotes with nothing between them.
    var (hasDots, hasEmptyQuotes) = (false, false)
    /// What the entries say, by which one that stands there twice is known.
    var statements: Set<ConstraintDescription> = []
    /// Whether more of the report has come than words that prose may quote.
    var isReport = false

    mutating func extend(to piece: Range<Int>) {
      range = (range?.lowerBound ?? piece.lowerBound)..<piece.upperBound
    }

    mutating func keepWaiting() {
      unread += waiting
      waiting = []
    }

    /// Notes what an entry says, and tells whether one with the same address has said it before.
    mutating func isNew(_ entry: LogEntry) -> Bool {
      var statement = entry.description
      statement.className = ""
      return statements.insert(statement).inserted
    }

    /// What is missing from the list.
    var gap: LogReport.Gap? {
      if unread.contains(where: { $0.text == "<private>" }) { return .hidden }
      if hasEmptyQuotes { return .tags }
      if hasDots { return .leftOut }
      if entries.isEmpty, unread.isEmpty { return .list }
      return opensList && !endsList ? .end : nil
    }
  }

  mutating func add(_ piece: LogScanner.Piece) {
    switch piece.kind {
    case .phrase(let phrase): add(phrase, piece)
    case .entry(let entry): add(entry, piece)
    case .unread(let error, let range):
      addUnread(UnreadLogLine(error, text: piece.text, range: places.range(range)), piece)
    case .listBegin: beginList(piece)
    case .listEnd: endList(piece)
    case .emptyQuotes: if stage == .list { draft.hasEmptyQuotes = true }
    case .line: addLine(piece)
    }
  }

  /// All reports; what has begun ends here.
  mutating func finished() -> [LogReport] {
    finish()
    if reports.isEmpty, let mention { return [mention] }
    return reports
  }

  private mutating func finish() {
    defer { (draft, stage) = (Draft(), .outside) }
    guard let range = draft.range else { return }
    let report = LogReport(
      entries: draft.entries, broken: draft.broken, unread: draft.unread, gap: draft.gap,
      isAppKits: draft.isAppKits, range: places.range(range))
    if draft.isReport { reports.append(report) } else { mention = report }
  }
}

// MARK: - The frame

extension ReportAssembly {
  private mutating func add(_ phrase: LogPhrase, _ piece: LogScanner.Piece) {
    switch phrase.part {
    case .head:
      finish()
      stage = .head
      draft.hasHead = true
    case .advice:
      if stage != .head { finish() }
      // Without a head, advice is only quoted.
      if piece.beginsLine, draft.hasHead { draft.isReport = true }
      stage = .head
    case .recovery:
      addRecovery(piece)
    case .end:
      guard stage != .outside else { return }
      stage = .ended
      if piece.beginsLine { draft.isReport = true }
    }
    if phrase.isAppKits { draft.isAppKits = true }
    if stage == .recovering || stage == .ended { draft.endsList = true }
    draft.extend(to: piece.range)
  }

  private mutating func addRecovery(_ piece: LogScanner.Piece) {
    if stage == .recovering || stage == .ended { finish() }
    stage = .recovering
    guard piece.beginsLine else { return }
    if draft.entries.isEmpty, draft.unread.isEmpty { draft.keepWaiting() }
    draft.waiting = []
    draft.isReport = true
  }

  private mutating func beginList(_ piece: LogScanner.Piece) {
    switch stage {
    case .head:
      stage = .list
      // Dots before the list stand for the words in front of it.
      (draft.isReport, draft.opensList, draft.hasDots) = (true, true, false)
      draft.extend(to: piece.range)
    case .recovering, .ended, .closed: finish()
    case .outside, .list: break
    }
  }

  private mutating func endList(_ piece: LogScanner.Piece) {
    guard stage == .list else { return }
    draft.keepWaiting()
    draft.endsList = true
    draft.extend(to: piece.range)
    stage = .closed
  }
}

// MARK: - The list

extension ReportAssembly {
  private mutating func add(_ entry: EntryReader.Entry, _ piece: LogScanner.Piece) {
    let logged = LogEntry(
      entry.description, style: entry.style, maker: entry.maker,
      isStandardSpace: entry.isStandardSpace, text: piece.text,
      range: places.range(piece.range))
    if stage == .recovering {
      draft.broken = logged
      draft.isReport = true
      stage = .ended
    } else {
      enterList()
      if draft.isNew(logged) { draft.entries.append(logged) }
    }
    draft.extend(to: piece.range)
  }

  private mutating func addUnread(_ line: UnreadLogLine, _ piece: LogScanner.Piece) {
    if stage == .recovering {
      draft.isReport = true
      stage = .ended
    } else {
      enterList()
    }
    draft.unread.append(line)
    draft.extend(to: piece.range)
  }

  /// What comes now stands in a list: in the one that has begun, or in a new one.
  private mutating func enterList() {
    if stage == .ended || stage == .closed { finish() }
    draft.keepWaiting()
    draft.isReport = true
    stage = .list
  }

  /// What people write in place of lines that they leave out.
  private static let dots = ["...", "…", "<…>"]

  private mutating func addLine(_ piece: LogScanner.Piece) {
    // Most lines of a console stand outside of reports.
    guard stage == .head || stage == .list else { return }
    if Self.dots.contains(where: piece.text.hasPrefix) { draft.hasDots = true }
    guard stage == .list || piece.text.hasPrefix("<") || piece.text.hasPrefix("\"") else { return }
    draft.waiting.append(
      UnreadLogLine(.foreign, text: piece.text, range: places.range(piece.range)))
  }
}
