import Course
import Grading
import LayoutEngine

/// The proof of lines that are to give the solution's layout.
struct LinesProof: KindProof {
  /// Whether the lines have the wanted layout as their only one.
  func isRight(_ answer: Answer, _ read: ReadAnswer?, to prepared: PreparedExercise) -> Bool {
    guard let wanted = prepared.wantedLayout, let read else { return false }
    return wanted.follows(from: read.lines, in: read.scene)
  }
}

extension Exercise {
  /// What of the solution's lines would give it away in a hint.
  var solutionTexts: [String] { statements + codeLines }

  /// The solution's statements that the starter doesn't have, and their right sides.
  private var statements: [String] {
    let starter = EquationReader.read(starter.text).statements.map(\.tokens)
    let changed = moments.flatMap { EquationReader.read($0.solution.text).statements }
      .filter { !starter.contains($0.tokens) }
    let rightSides = changed.compactMap { statement -> String? in
      guard !statement.isVisualFormat else { return nil }
      let text = statement.text
      return text.lastIndex(of: "=").map { String(text[text.index(after: $0)...]) }
    }
    // A right side that is a bare number may occur in any hint.
    return changed.map(\.text) + rightSides.filter { side in side.contains(where: \.isLetter) }
  }

  /// The solution's statements of Swift that the starter doesn't have; short ones may occur in any
  /// hint.
  private var codeLines: [String] {
    let starter = starters.first { Notation(path: $0.path) == .swift }
    let known = Set(SwiftStatements.all(in: starter?.text ?? ""))
    return SwiftStatements.all(in: swiftSolution?.text ?? "").filter {
      $0.count(where: { !$0.isWhitespace }) >= 12 && !known.contains($0)
    }
  }
}
