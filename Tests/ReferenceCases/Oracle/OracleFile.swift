import LayoutEngine
package import Course

/// A file of oracle cases: one JSON object on each line.
package enum OracleFile {
  /// Reads all cases; empty lines are passed over.
  ///
  /// - Throws: ``PlacedJSONError`` with the line in the file.
  package static func cases(in text: some StringProtocol) throws(PlacedJSONError) -> [OracleCase] {
    var cases: [OracleCase] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      guard line.contains(where: { !$0.isWhitespace }) else { continue }
      do { cases.append(try OracleCase(line: String(line))) } catch {
        throw PlacedJSONError(
          error.problem, at: SourcePlace(line: index + error.place.line, column: error.place.column)
        )
      }
    }
    return cases
  }
}
