import Course
import Grading
import LayoutEngine

extension FeedbackWriter {
  /// Says which part of a line is wrong, without what would be right there.
  func words(for diagnosis: Diagnosis) -> Sentence? {
    if diagnosis.kind == .missingLine {
      return isEveryLineRight ? RemarkSentence.missingLine : RemarkSentence.missingOrOptional
    }
    guard let line = diagnosis.line else { return nil }
    return switch diagnosis.kind {
    case .sign: RemarkSentence.sign(line: line)
    case .multiplierInverted: RemarkSentence.multiplierInverted(line: line)
    case .relation:
      RemarkSentence.relation(line: line, sign: diagnosis.constraint?.relation.sign ?? "")
    case .priority: RemarkSentence.priority(line: line)
    case .attribute:
      diagnosis.statement == nil
        ? RemarkSentence.attribute(line: line) : RemarkSentence.property(line: line)
    case .multiplier: RemarkSentence.multiplier(line: line)
    case .constant: RemarkSentence.constant(line: line)
    case .item: RemarkSentence.item(line: line)
    case .extraLine: RemarkSentence.extraLine(line: line)
    case .missingLine, .unknown: nil
    }
  }
}
