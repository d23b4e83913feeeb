import LayoutEngine

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

extension QuestionFields {
  func logPart(_ object: inout ObjectReader) throws(CourseError) -> LogQuestion {
    let (line, report) = try logLine(&object)
    let field = try object.required("text")
    let words = try field.string()
    guard report.entry(inLine: line).part(of: words) != nil else {
      throw field.mismatch(.says("json.wants.logPart", ["line": line]), found: words.quoted)
    }
    return LogQuestion(ask: .part(words, line: line), report: report)
  }

  /// The first report, unless there are several: then the one that is said.
  func report(_ object: inout ObjectReader) throws(CourseError) -> ShownReport {
    let log = try log(&object)
    guard log.reports.count > 1 else { return log.reports[0] }
    let field = try object.required("report")
    let number = try field.number()
    guard let place = Int(exactly: number), (1...log.reports.count).contains(place) else {
      throw field.mismatch(
        .says("json.wants.report", ["count": log.reports.count]), found: pointsText(number))
    }
    return log.reports[place - 1]
  }

  func logLine(_ object: inout ObjectReader) throws(CourseError) -> (Int, ShownReport) {
    let log = try log(&object)
    let field = try object.required("line")
    let number = try field.number()
    guard let line = Int(exactly: number), let report = log.report(of: line) else {
      throw field.mismatch(
        .says("json.wants.logLine", ["count": log.lines.upperBound - 1]),
        found: pointsText(number))
    }
    return (line, report)
  }

  private func log(_ object: inout ObjectReader) throws(CourseError) -> ExerciseLog {
    if let log { return log }
    throw try object.required("ask").misplaced(
      .says("json.wants.noLog", ["file": ExerciseLog.fileName]))
  }
}

enum LogNameFields {
  static func log(
    _ log: ExerciseLog?, names field: JSONField?
  ) throws(CourseError) -> ExerciseLog? {
    guard let field else { return log }
    guard var log else {
      throw field.misplaced(.says("json.wants.log", ["file": ExerciseLog.fileName]))
    }
    let addresses = Set(log.reports.flatMap { $0.items }.compactMap { $0.address })
    var names: [String: String] = [:]
    for (address, name) in try field.members() {
      guard addresses.contains(address) else {
        throw name.mismatch(.says("json.wants.logItem"))
      }
      names[address] = try name.string()
    }
    do { try log.name(names) } catch { throw field.mismatch(.says("json.wants.names")) }
    return log
  }
}
