import Course

/// Sentences about one line of an answer: what is off in it, or what could be said more plainly.
///
/// What is off is named, and never what would be right there.
package enum RemarkSentence: String, SentenceKey {
  case sign = "remark.sign"
  case multiplierInverted = "remark.multiplier.inverted"
  case relation = "remark.relation"
  case priority = "remark.priority"
  case attribute = "remark.attribute"
  case multiplier = "remark.multiplier"
  case constant = "remark.constant"
  case item = "remark.item"
  case property = "remark.property"
  case extraLine = "remark.line.extra"
  case missingLine = "remark.line.missing"
  case missingOrOptional = "remark.line.missing.optional"

  case follows = "remark.note.follows"
  case repeats = "remark.note.repeats"
  case turnedMultiplier = "remark.note.multiplier"
  case turnedConstant = "remark.note.constant"
  case turnedOrder = "remark.note.order"

  package var parameters: Set<String> {
    switch self {
    case .missingLine, .missingOrOptional: []
    case .sign, .multiplierInverted, .priority, .attribute, .multiplier, .constant, .item,
      .property, .extraLine:
      ["line"]
    case .relation: ["line", "sign"]
    case .follows, .repeats: ["line", "others"]
    case .turnedMultiplier, .turnedConstant, .turnedOrder: ["line", "turned"]
    }
  }
}
