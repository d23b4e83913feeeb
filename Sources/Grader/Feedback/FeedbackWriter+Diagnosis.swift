import Course
import Grading
import LayoutEngine

extension FeedbackWriter {
  /// Says which part of a line is wrong, without what would be right there.
  func words(for diagnosis: Diagnosis) -> Sentence? {
    if diagnosis.kind == .missingLine {
      return isEveryLineRight ? .says("remark.line.missing") : .says("remark.line.missing.optional")
    }
    guard let line = diagnosis.line else { return nil }
    return switch diagnosis.kind {
    case .sign: .says("remark.sign", ["line": .count(line)])
    case .multiplierInverted: .says("remark.multiplier.inverted", ["line": .count(line)])
    case .relation:
      .says(
        "remark.relation",
        ["line": .count(line), "sign": .text(diagnosis.constraint?.relation.sign ?? "")])
    case .priority: .says("remark.priority", ["line": .count(line)])
    case .attribute:
      diagnosis.statement == nil
        ? .says("remark.attribute", ["line": .count(line)])
        : .says("remark.property", ["line": .count(line)])
    case .multiplier: .says("remark.multiplier", ["line": .count(line)])
    case .constant: .says("remark.constant", ["line": .count(line)])
    case .item: .says("remark.item", ["line": .count(line)])
    case .extraLine: .says("remark.line.extra", ["line": .count(line)])
    case .missingLine, .unknown: nil
    }
  }
}
