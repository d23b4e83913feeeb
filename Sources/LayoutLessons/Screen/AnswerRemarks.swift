import Course
import Feedback
import Grading
import LayoutEngine
import Terminal

/// What the screen says about an answer, below it.
struct AnswerRemarks: Sendable {
  enum Kind: Sendable { case message, outdated, checking, notYet, passed }

  let kind: Kind
  /// What is said, the verdict first and the next step last.
  private(set) var paragraphs: [StyledText]
  /// Whether lines of the answer are right, by their numbers.
  private(set) var marks: [Int: Bool] = [:]
  private(set) var line: Int?

  /// The first line that isn't right.
  var firstWrong: Int? { line ?? marks.filter { !$0.value }.keys.min() }

  init(_ kind: Kind = .message, _ paragraphs: [StyledText] = []) {
    (self.kind, self.paragraphs) = (kind, paragraphs)
  }

  init(_ check: Check) {
    let (session, words, findings) = (check.session, check.told.words, check.findings)
    kind = findings.verdict == .passed ? .passed : .notYet
    let parts = [words.seen, words.meaning, words.further, [words.next].compactMap(\.self)]
    paragraphs = parts.filter { !$0.isEmpty }.map { StyledText($0.joined(separator: " ")) }
    if kind == .passed {
      let passed = session.words(.says("screen.passed"), .good)
      paragraphs = [passed + " " + (paragraphs.first ?? StyledText())] + paragraphs.dropFirst()
    }
    if let note = words.note { paragraphs.append(StyledText(note)) }
    guard kind == .notYet else { return }
    line = words.excerpt?.line
    addMarks(of: findings, session)
  }

  /// Marks the line that is spoken of; of several questions, each line.
  private mutating func addMarks(of findings: Findings, _ session: Session) {
    let questions = findings.exercise.questions
    guard questions.count > 1 else {
      for other in line == nil ? [] : findings.all.compactMap(\.line) + [line].compactMap(\.self) {
        marks[other] = false
      }
      return
    }
    let lines = PredictionReader.lines(of: findings.answer.text, for: questions).map(\.range.line)
    for line in lines { marks[line] = true }
    for line in findings.all.compactMap(\.line) where marks[line] != nil { marks[line] = false }
    let right = marks.values.filter(\.self).count
    let count = Sentence.says("screen.right", ["count": right, "total": max(lines.count, right)])
    let words = session.words(count, .strong)
    paragraphs = [words + " " + (paragraphs.first ?? StyledText())] + paragraphs.dropFirst()
  }

  /// Takes the mark of a line away, which has changed; of all, if lines came or went.
  mutating func forget(line: Int?) {
    if line == nil || line == self.line { self.line = nil }
    if let line { marks[line] = nil } else { marks = [:] }
  }

  /// The same beside an answer whose lines have marks already, unless it is about a check.
  func marking(asIn other: AnswerRemarks) -> AnswerRemarks {
    var told = self
    if kind != .checking { (told.marks, told.line) = (other.marks, other.line) }
    return told
  }

  /// The same about an answer that has changed since: no verdict, quiet, and headed as old.
  func outdated(_ session: Session) -> AnswerRemarks {
    guard kind == .notYet else { return self }
    let heading = session.text(.says("screen.outdated"))
    let old = paragraphs.enumerated().map { ($0 == 0 ? heading + " " : "") + $1.text }
    return AnswerRemarks(.outdated, old.map { StyledText($0, .quiet) }).marking(asIn: self)
  }

  mutating func add(_ words: StyledText) { paragraphs.append(words) }

  /// The rows that are shown: whole paragraphs, of which those between the verdict and the next
  /// step are the first to be left out; and whether something was.
  func rows(columns: Int, most: Int) -> (rows: [StyledText], isCut: Bool) {
    let sign: StyledText =
      switch kind {
      case .passed: "\("✓", .good) "
      case .notYet: "\("✗", .bad) "
      case .message, .outdated, .checking: "  "
      }
    var blocks = paragraphs.map { $0.wrapped(to: max(1, columns - 4), splittingPaths: true) }
    while blocks.count > 2, blocks.joined().count > most { blocks.remove(at: blocks.count - 2) }
    let rows = blocks.joined().prefix(most)
    let isCut = blocks.count < paragraphs.count || rows.count < blocks.joined().count
    return (rows.enumerated().map { StyledText(" ") + ($0 == 0 ? sign : "  ") + $1 }, isCut)
  }
}

extension Finding {
  /// The line of the answer that it is about.
  fileprivate var line: Int? {
    switch self {
    case .explained(let explanation): explanation.failure.range?.line
    case .falseLine(let line): line.range.line
    case .conflict, .ambiguity: nil
    }
  }
}

extension StyledText {
  /// As much of one line as fits.
  func clipped(to columns: Int) -> StyledText {
    guard widthInColumns > columns else { return self }
    var clipped = StyledText()
    var room = columns
    for run in runs {
      let text = String(
        run.text.prefix { character in
          room -= character.widthInColumns
          return room >= 0
        })
      clipped += StyledText(text, run.meaning)
      if room < 0 { break }
    }
    return clipped
  }
}
