/// A question about a report of a log.
package struct LogQuestion: Hashable, Sendable {
  /// What is asked; lines are numbers of the log's lines.
  package enum Ask: Hashable, Sendable {
    /// Which part of a line some words of it are.
    case part(String, line: Int)
    /// What a line says.
    case equation(line: Int)
    /// Who made a line.
    case maker(line: Int)
    /// By how many points the lines conflict.
    case points
    /// A smallest set of lines that conflicts.
    case set
    /// The line that nobody wants.
    case unwanted
  }

  package let ask: Ask
  /// The report that is asked about.
  package let report: ShownReport

  /// What the answer is made of.
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

  /// The words of the log that the question shows.
  var shownWords: String? {
    guard case .part(let words, _) = ask else { return nil }
    return words
  }
}
