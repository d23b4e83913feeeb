package import Course
import LayoutEngine

/// A file of oracle cases: one JSON object on each line.
package enum OracleFile {
  /// Reads all cases; empty lines are passed over.
  ///
  /// - Throws: ``CourseError`` with the line in the file.
  package static func cases(in text: some StringProtocol) throws(CourseError) -> [OracleCase] {
    var cases: [OracleCase] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      guard line.contains(where: { !$0.isWhitespace }) else { continue }
      do { cases.append(try OracleCase(line: String(line))) } catch {
        let place = error.place.map { SourcePlace(line: index + $0.line, column: $0.column) }
        throw CourseError(error.path, at: place, error.sentence)
      }
    }
    return cases
  }
}
