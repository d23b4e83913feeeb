import LayoutEngine
import Testing

@Suite("Simplex: long forms of inequalities and optional equations")
struct LongFormTests {
  private typealias Row = LinearProblem.Row
  private typealias Term = LinearProblem.Term

  /// Lines of a label and a field: nothing may be closer than 10 points, and all should be as near.
  ///
  /// Of line i, unknown 2i + 1 is the label's width and 2i + 2 the field's left edge. Unknown 0 is
  /// the left edge that the fields share at level 1.
  private func form(_ widths: [Double]) -> LinearProblem {
    var rows: [Row] = []
    for (line, width) in widths.enumerated() {
      let (label, field) = (Int32(2 * line + 1), Int32(2 * line + 2))
      rows += [
        Row([Term(label, 1)], .greaterThanOrEqual, width, level: 1),
        Row([Term(label, 1)], .equal, width, level: 3),
        Row([Term(field, 1), Term(label, -1)], .greaterThanOrEqual, 10),
        Row([Term(field, 1), Term(label, -1)], .equal, 10, level: 2),
        Row([Term(field, 1), Term(0, -1)], .equal, 0, level: 1),
      ]
    }
    return LinearProblem(
      isNonnegative: [Bool](repeating: true, count: 2 * widths.count + 1), rows: rows)
  }

  @Test("every label gets the width of the longest one", arguments: [1, 2, 40, 1000])
  func longest(lines: Int) throws {
    let widths = (0..<lines).map { Double(20 + 37 * $0 % 61) }
    let longest = try #require(widths.max())
    guard case .optimal(let optimum) = try form(widths).outcome() else {
      Issue.record("found no solution")
      return
    }
    #expect(optimum.values[0] == longest + 10)
    for line in 0..<lines {
      #expect(optimum.values[2 * line + 1] == longest)
      #expect(optimum.values[2 * line + 2] == longest + 10)
    }
    #expect(try !optimum.extent(of: 0).isOpen)
  }
}
