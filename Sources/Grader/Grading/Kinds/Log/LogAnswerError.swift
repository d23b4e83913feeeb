/// Why an answer to a question about a log can't be read.
package enum LogAnswerError: Hashable, Sendable {
  /// Something else stands where the number of a log's line belongs.
  case notALine(String, among: Range<Int>)
  /// The report has no line with this number.
  case unknownLine(Int, among: Range<Int>)
  /// There are several lines where one is asked for.
  case severalLines
  /// There is something else than one equation.
  case notOneEquation

  /// Its name, as reports have it.
  var code: String {
    switch self {
    case .notALine: "E405"
    case .unknownLine: "E406"
    case .severalLines: "E407"
    case .notOneEquation: "E408"
    }
  }
}
