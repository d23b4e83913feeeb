import Course

/// The sentences of exercises that want something to be wrong.
package enum FlawSentence: String, SentenceKey {
  case given = "command.goal.given"
  case passedConflict = "flaw.passed.conflict"
  case passedPartly = "flaw.passed.partly"
  case passedFree = "flaw.passed.free"
  case conflict = "flaw.conflict"
  case conflictAlone = "flaw.conflict.alone"

  case nothingConflicts = "flaw.nothingConflicts.seen"
  case nothingRequiredConflicts = "flaw.nothingConflicts.required"
  case keptBelow = "flaw.nothingConflicts.below"
  case keptFree = "flaw.nothingConflicts.free"
  case givesWay = "flaw.nothingConflicts.optional"
  case nothingConflictsNext = "flaw.nothingConflicts.next"

  case conflictBetween = "flaw.otherConflict.between"
  case conflictOfLines = "flaw.otherConflict.lines"
  case otherConflictNext = "flaw.otherConflict.next"

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
    case .passedPartly: ["satisfied", "conflicts"]
    case .passedFree: ["free", "windows", "count"]
    case .conflict: ["window", "members"]
    case .conflictAlone: ["window", "member"]
    case .nothingConflicts, .nothingRequiredConflicts, .nothingFree: ["window"]
    case .conflictBetween: ["given", "own"]
    case .conflictOfLines: ["count"]
    case .settledNext, .surplusNext: ["anchor"]
    case .otherFree: ["window", "free", "count"]
    case .freeAsked: ["wanted"]
    default: []
    }
  }
}
