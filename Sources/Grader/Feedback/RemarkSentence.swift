/// Sentences about one line of an answer: what is off in it.
///
/// They name a part and never what would be right there.
package enum RemarkSentence: String, SentenceKey {
  case sign = "remark.sign"
  case multiplierInverted = "remark.multiplier.inverted"
  case relation = "remark.relation"
  case priority = "remark.priority"
  case attribute = "remark.attribute"
  case multiplier = "remark.multiplier"
  case constant = "remark.constant"
  case item = "remark.item"
  case extraLine = "remark.line.extra"
  case missingLine = "remark.line.missing"

  package var parameters: Set<String> {
    switch self {
    case .missingLine: []
    case .sign, .multiplierInverted, .priority, .attribute, .multiplier, .constant, .item,
      .extraLine:
      ["line"]
    case .relation: ["line", "sign"]
    }
  }
}
