import Course
import Grading
import LayoutEngine

extension FeedbackWriter {
  /// Names the one constraint of a visual format that is to blame; `nil` for other lines.
  func part(of blame: Blame) -> Sentence? {
    guard let line = blame.line, partOfFormat(blame) != nil else { return nil }
    let equation = EquationPrinter.equation(for: blame.constraint, in: scene)
    return .says("feedback.formatPart", ["line": .count(line), "equation": .text(equation)])
  }

  /// Where that constraint is written in the line, if a failure is about one.
  func rangeInFormat(_ failure: FailureReason) -> SourceRange? {
    let blame: Blame? =
      switch failure {
      case .misplaced(let misplacement): misplacement.blame
      case .conflicting(let finding): finding.blame
      case .ambiguous(let finding): finding.blame
      default: nil
      }
    return blame.flatMap { partOfFormat($0) }?.partRange
  }

  private func partOfFormat(_ blame: Blame) -> WrittenConstraint? {
    guard let read = findings.read,
      let statement = read.statements.first(where: {
        $0.range == blame.constraint.origin.answerRange
      }), statement.isVisualFormat, case .constraints(let parts) = statement.outcome
    else { return nil }
    // A statement's constraints are the answer's lines with its place, in the same order.
    let own = read.lines.filter { $0.origin == blame.constraint.origin }
    return zip(own, parts).first { $0.0 == blame.constraint }?.1
  }
}
