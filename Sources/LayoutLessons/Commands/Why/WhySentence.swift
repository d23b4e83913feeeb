import Course

/// The sentences of `lessons why`.
package enum WhySentence: String, SentenceKey {
  case answer = "why.answer"
  case answerRightToLeft = "why.answer.rightToLeft"
  case answerMirroredWith = "why.answer.rightToLeft.with"
  case answerWith = "why.answer.with"
  case free = "why.free"
  case noLayout = "why.noLayout"
  case known = "why.known"
  case line = "why.line"
  case gives = "why.gives"
  case nothing = "why.known.nothing"
  case begins = "why.known.begins"
  case ends = "why.known.ends"
  case wide = "why.known.wide"
  case high = "why.known.high"
  case knownIs = "why.known.is"
  case theWindow = "why.window"
  case inside = "why.inside"
  case fromLeft = "why.fromLeft"
  case given = "why.by.given"
  case windowSize = "why.by.window"
  case frame = "why.by.frame"
  case mask = "why.by.mask"
  case content = "why.by.content"
  case insets = "why.by.insets"
  case neverNegative = "why.by.neverNegative"
  case itself = "why.by.itself"
  case itselfMany = "why.by.itself.many"
  case limit = "why.limit"
  case asks = "why.limit.asks"
  case holds = "why.limit.holds"
  case pullLine = "why.pull.line"
  case pullPriority = "why.pull.priority"

  package var parameters: Set<String> {
    switch self {
    case .answer, .answerRightToLeft: ["anchor", "value", "width", "height"]
    case .answerWith, .answerMirroredWith: ["anchor", "value", "width", "height", "name"]
    case .free, .noLayout: ["anchor"]
    case .begins, .ends, .wide, .high: ["item", "value"]
    case .knownIs: ["anchor", "value"]
    case .inside, .frame, .mask, .content, .insets, .itself: ["item"]
    case .limit: ["pulls"]
    case .asks: ["statement", "anchor", "value"]
    case .holds: ["statement"]
    case .pullLine: ["line"]
    case .pullPriority: ["statement", "priority"]
    default: []
    }
  }
}
