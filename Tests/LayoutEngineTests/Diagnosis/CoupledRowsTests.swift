import Testing

@testable import LayoutEngine

@Suite("Diagnosis: rows that every conflict contains together")
struct CoupledRowsTests {
  private static func terms(_ variables: [Int32]) -> [LinearProblem.Term] {
    variables.map { LinearProblem.Term($0, 1) }
  }

  @Test(
    "an unknown in two rows couples them, unless something else restricts it",
    arguments: [
      // A chain is one.
      ([[0], [0, 1], [1, 2], [2]], [], [0, 1, 2, 3]),
      // A bound of 1 separates it.
      ([[0], [0, 1], [1, 2], [2]], [1], [0, 1]),
      // So does a third row.
      ([[0], [0, 1], [1, 2], [2], [1]], [], [0, 1]),
      // An unknown in one row couples nothing.
      ([[0, 1], [2]], [], [0]),
    ] as [([[Int32]], Set<Int>, [Int])])
  func couples(rows: [[Int32]], bound: Set<Int>, expected: [Int]) {
    let coupled = CoupledRows(
      of: rows.map(Self.terms), isBound: (0..<3).map { bound.contains($0) })
    #expect(coupled.rows(coupledTo: 0) == expected)
  }

  @Test("of coupled rows the one with the largest multiplier counts")
  func heaviest() {
    // x = 1, 2x - y = 0, y - 4z = 0, z = 3: of the first 8 are needed for 4, 4 and 16 of the others.
    let rows: [[LinearProblem.Term]] = [
      [LinearProblem.Term(0, 1)], [LinearProblem.Term(0, 2), LinearProblem.Term(1, -1)],
      [LinearProblem.Term(1, 1), LinearProblem.Term(2, -4)], [LinearProblem.Term(2, 1)],
      [LinearProblem.Term(3, 1)],
    ]
    let coupled = CoupledRows(of: rows, isBound: [false, false, false, true])
    #expect(coupled.rows(coupledTo: 2) == [0, 1, 2, 3])
    #expect(coupled.heaviest == [3, 4])
  }
}
