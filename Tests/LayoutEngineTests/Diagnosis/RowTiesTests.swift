import Testing

@testable import LayoutEngine

@Suite("Diagnosis: rows that stand or fall together")
struct RowTiesTests {
  private static func terms(_ variables: [Int32]) -> [LinearProblem.Term] {
    variables.map { LinearProblem.Term($0, 1) }
  }

  @Test(
    "an unknown of two rows ties them, unless more is said of it",
    arguments: [
      // A chain is one.
      ([[0], [0, 1], [1, 2], [2]], [], [0, 1, 2, 3]),
      // What is said of 1 parts it.
      ([[0], [0, 1], [1, 2], [2]], [1], [0, 1]),
      // So does a third row.
      ([[0], [0, 1], [1, 2], [2], [1]], [], [0, 1]),
      // An unknown of one row ties nothing.
      ([[0, 1], [2]], [], [0]),
    ] as [([[Int32]], Set<Int>, [Int])])
  func ties(rows: [[Int32]], bound: Set<Int>, tied: [Int]) {
    let ties = RowTies(
      of: rows.map(Self.terms), isBound: (0..<3).map { bound.contains($0) })
    #expect(ties.rows(tiedTo: 0) == tied)
  }

  @Test("of tied rows the one counts of which most is needed for the others to cancel out")
  func heaviest() {
    // x = 1, 2x - y = 0, y - 4z = 0, z = 3: of the first 8 are needed for 4, 4 and 16 of the others.
    let rows: [[LinearProblem.Term]] = [
      [LinearProblem.Term(0, 1)], [LinearProblem.Term(0, 2), LinearProblem.Term(1, -1)],
      [LinearProblem.Term(1, 1), LinearProblem.Term(2, -4)], [LinearProblem.Term(2, 1)],
      [LinearProblem.Term(3, 1)],
    ]
    let ties = RowTies(of: rows, isBound: [false, false, false, true])
    #expect(ties.rows(tiedTo: 2) == [0, 1, 2, 3])
    #expect(ties.heaviest == [3, 4])
  }
}
