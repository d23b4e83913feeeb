import LayoutEngine

struct LogQuestionFields {
  let log: ExerciseLog

  /// Which part of a line some words of it are.
  func part(_ object: inout ObjectReader) throws(CourseError) -> Question.Subject {
    let (line, report) = try line(&object)
    let field = try object.required("text")
    let words = try field.string()
    guard report.entry(inLine: line).part(of: words) != nil else {
      throw field.mismatch(
        .says("json.wants.logPart", ["line": .count(line)]),
        found: words.quoted)
    }
    return .log(LogQuestion(ask: .part(words, line: line), report: report))
  }

  func equation(_ object: inout ObjectReader) throws(CourseError) -> Question.Subject {
    let (line, report) = try line(&object)
    return .log(LogQuestion(ask: .equation(line: line), report: report))
  }

  func maker(_ object: inout ObjectReader) throws(CourseError) -> Question.Subject {
    let (line, report) = try line(&object)
    return .log(LogQuestion(ask: .maker(line: line), report: report))
  }

  func about(
    _ ask: LogQuestion.Ask, _ object: inout ObjectReader
  ) throws(CourseError) -> Question.Subject {
    .log(LogQuestion(ask: ask, report: try report(&object)))
  }

  /// The first report, unless there are several: then the one that is said.
  private func report(_ object: inout ObjectReader) throws(CourseError) -> ShownReport {
    guard log.reports.count > 1 else { return log.reports[0] }
    let field = try object.required("report")
    let number = try field.number()
    guard let place = Int(exactly: number), (1...log.reports.count).contains(place) else {
      throw field.mismatch(
        .says("json.wants.report", ["count": .count(log.reports.count)]), found: pointsText(number))
    }
    return log.reports[place - 1]
  }

  private func line(
    _ object: inout ObjectReader
  ) throws(CourseError) -> (Int, ShownReport) {
    let field = try object.required("line")
    let number = try field.number()
    guard let line = Int(exactly: number), let report = log.report(of: line) else {
      throw field.mismatch(
        .says("json.wants.logLine", ["count": .count(log.lines.upperBound - 1)]),
        found: pointsText(number))
    }
    return (line, report)
  }
}
