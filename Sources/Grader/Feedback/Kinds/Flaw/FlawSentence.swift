import Course

/// The sentences of exercises that want something to be wrong.
package enum FlawSentence: String, SentenceKey {
  case given = "command.goal.given"
  case passedConflict = "flaw.passed.conflict"
  case passedPartly = "flaw.passed.partly"
  case passedFree = "flaw.passed.free"
  case quarrel = "flaw.quarrel"
  case quarrelAlone = "flaw.quarrel.alone"

  case nothingQuarrels = "flaw.nothingQuarrels.seen"
  case nothingRequiredQuarrels = "flaw.nothingQuarrels.required"
  case keptBelow = "flaw.nothingQuarrels.below"
  case keptFree = "flaw.nothingQuarrels.free"
  case givesWay = "flaw.nothingQuarrels.optional"
  case nothingQuarrelsNext = "flaw.nothingQuarrels.next"

  case quarrelBetween = "flaw.otherQuarrel.between"
  case quarrelOfLines = "flaw.otherQuarrel.lines"
  case otherQuarrelNext = "flaw.otherQuarrel.next"

  case holdsThere = "flaw.conflicting.holds"
  case noLayout = "flaw.conflicting.free"

  case nothingFree = "flaw.nothingFree.seen"
  case onlyLayout = "flaw.nothingFree.below"
  case decides = "flaw.nothingFree.optional"
  case settledNext = "flaw.nothingFree.next"

  case otherFree = "flaw.otherFree.seen"
  case freeAsked = "flaw.otherFree.asked"
  case surplusNext = "flaw.otherFree.surplus.next"

  package var parameters: Set<String> {
    switch self {
    case .passedConflict: ["windows"]
    case .passedPartly: ["holds", "quarrels"]
    case .passedFree: ["free", "windows", "count"]
    case .quarrel: ["window", "members"]
    case .quarrelAlone: ["window", "member"]
    case .nothingQuarrels, .nothingRequiredQuarrels, .nothingFree: ["window"]
    case .quarrelBetween: ["given", "own"]
    case .quarrelOfLines: ["count"]
    case .settledNext, .surplusNext: ["anchor"]
    case .otherFree: ["window", "free", "count"]
    case .freeAsked: ["wanted"]
    default: []
    }
  }
}
