import Course
import Grading
import LayoutEngine

extension FeedbackWriter {
  /// Which part of a line is off, without what would be right there.
  func words(for diagnosis: Diagnosis) -> Sentence? {
    let key: RemarkSentence
    switch diagnosis.kind {
    case .sign: key = .sign
    case .multiplierInverted: key = .multiplierInverted
    case .relation: key = .relation
    case .priority: key = .priority
    case .attribute: key = .attribute
    case .multiplier: key = .multiplier
    case .constant: key = .constant
    case .item: key = .item
    case .extraLine: key = .extraLine
    case .missingLine:
      return Sentence(isEveryLineRight ? RemarkSentence.missingLine : .missingOrOptional)
    case .unknown: return nil
    }
    guard let line = diagnosis.line else { return nil }
    var values: [String: Sentence.Value] = ["line": .count(line)]
    if key == .relation { values["sign"] = diagnosis.constraint.map { .text($0.relation.sign) } }
    return Sentence(key == .attribute && diagnosis.statement != nil ? .property : key, values)
  }
}
