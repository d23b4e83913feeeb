package struct LogQuestion: Hashable, Sendable {
  /// What is asked; lines are numbers of the log's lines.
  package enum Ask: Hashable, Sendable {
    /// Which part of a line some words of it are.
    case part(String, line: Int)
    case equation(line: Int)
    case maker(line: Int)
    /// By how many points the lines conflict.
    case points
    /// A smallest set of lines that conflicts.
    case set
    case unwanted
  }

  package let ask: Ask
  package let report: ShownReport

  package var form: Question.Form {
    switch ask {
    case .part: .word(LogEntryPart.allCases.map { $0.rawValue })
    case .equation: .equation(report.scene)
    case .maker: .word(LogMaker.allCases.map { $0.rawValue })
    case .points: .number
    case .set: .lines(report.lines, isOne: false)
    case .unwanted: .lines(report.lines, isOne: true)
    }
  }

  var shownWords: String? {
    guard case .part(let words, _) = ask else { return nil }
    return words
  }
}
