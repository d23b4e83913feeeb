import Course

/// What is found out about a report: which lines conflict, by how much, and which one to change.
package enum ExplanationSentence: String, SentenceKey {
  case found = "explain.found"
  case foundAmong = "explain.found.among"
  case foundMany = "explain.found.many"
  case foundAlone = "explain.found.alone"
  case foundMore = "explain.found.more"
  case foundIncomplete = "explain.found.incomplete"
  case separator = "explain.separator"
  case rounding = "explain.rounding"
  case unneeded = "explain.unneeded"
  case repeated = "explain.repeated"
  case kept = "explain.kept"
  case keptOne = "explain.kept.one"
  case keptNone = "explain.kept.none"
  case keptUnread = "explain.kept.unread"
  case keptNext = "explain.kept.next"
  case unsolved = "explain.unsolved"

  case balance = "explain.balance"
  case balanceSum = "explain.balance.sum"
  case squeezed = "explain.squeezed"

  case suspectCertain = "explain.suspect.certain"
  case suspectLikely = "explain.suspect.likely"
  case suspectOneOfTwo = "explain.suspect.oneOfTwo"
  case suspectPossible = "explain.suspect.possible"
  case suspectNegative = "explain.suspect.negative"
  case suspectNotYours = "explain.suspect.notYours"
  case suspectNone = "explain.suspect.none"
  case suspectNoneOfMany = "explain.suspect.none.many"
  case brokenOther = "explain.broken.other"
  case brokenSame = "explain.broken.same"
  case brokenUnclear = "explain.broken.unclear"

  case negative = "explain.reason.negative"
  case mask = "explain.reason.mask"
  case prototype = "explain.reason.prototype"
  case sign = "explain.reason.sign"
  case sticksOut = "explain.reason.sticksOut"
  case twice = "explain.reason.twice"
  case twiceLimit = "explain.reason.twice.limit"
  case hidden = "explain.reason.hidden"
  case noRoom = "explain.reason.noRoom"
  case folded = "explain.reason.folded"
  case given = "explain.reason.given"
  case tiedTwice = "explain.reason.tiedTwice"
  case limit = "explain.reason.limit"
  case onlyOwn = "explain.reason.onlyOwn"
  case mostSets = "explain.reason.mostSets"
  case notYours = "explain.reason.notYours"
  case notYoursSize = "explain.reason.notYours.size"

  case changeNegative = "explain.change.negative"
  case changeMask = "explain.change.mask"
  case changePrototype = "explain.change.prototype"
  case changeSign = "explain.change.sign"
  case changeTwice = "explain.change.twice"
  case changeTied = "explain.change.tied"
  case changeLimit = "explain.change.limit"
  case changeHidden = "explain.change.hidden"
  case changeNoRoom = "explain.change.noRoom"
  case changeNoRoomMask = "explain.change.noRoom.mask"
  case changeFolded = "explain.change.folded"
  case changeCell = "explain.change.cell"
  case changeContainer = "explain.change.container"
  case changeFrame = "explain.change.frame"
  case changeUnsure = "explain.change.unsure"
  case changeNotYours = "explain.change.notYours"
  case changeEmptyBar = "explain.change.emptyBar"

  case find = "explain.find"

  package var parameters: Set<String> {
    switch self {
    case .found: ["count", "points"]
    case .foundAmong: ["count", "lines", "points"]
    case .foundMany: ["count", "size", "points"]
    case .foundAlone: ["line", "points"]
    case .foundMore: ["lines", "points"]
    case .unneeded: ["lines", "count"]
    case .repeated: ["lines"]
    case .kept: ["count"]
    case .unsolved: ["reason"]
    case .balance: ["line", "equation"]
    case .balanceSum: ["line", "equation", "sum"]
    case .squeezed: ["item", "size"]
    case .suspectNegative, .suspectCertain, .suspectLikely, .suspectPossible: ["line"]
    case .suspectOneOfTwo: ["line", "other"]
    case .suspectNone: ["lines"]
    case .brokenOther, .brokenUnclear: ["line"]
    case .mask, .prototype, .changeNoRoomMask: ["item"]
    case .negative: ["size"]
    case .sign: ["item", "points", "equation"]
    case .sticksOut: ["item", "points"]
    case .twice, .twiceLimit, .tiedTwice: ["anchor"]
    case .hidden, .noRoom, .folded, .notYoursSize: ["item", "size", "line"]
    case .given: ["item", "size", "line", "points"]
    case .mostSets, .suspectNoneOfMany: ["count"]
    case .changeFrame: ["equation"]
    default: []
    }
  }
}
