import Course

/// Sentences about answers to questions about a log: what follows from them, and what to compare.
package enum LogSentence: String, SentenceKey {
  case partIs = "log.part.is"
  case partNone = "log.part.none"
  case partNext = "log.part.next"

  case equationSeen = "log.equation.seen"
  case equationSign = "log.equation.sign"
  case equationConstant = "log.equation.constant"
  case equationMultiplier = "log.equation.multiplier"
  case equationRelation = "log.equation.relation"
  case equationPriority = "log.equation.priority"
  case equationAttribute = "log.equation.attribute"
  case equationItem = "log.equation.item"
  case equationMore = "log.equation.more"
  case equationNext = "log.equation.next"

  case makerMe = "log.maker.me"
  case makerMask = "log.maker.mask"
  case makerContent = "log.maker.content"
  case makerContainer = "log.maker.container"
  case makerGuide = "log.maker.guide"
  case makerStack = "log.maker.stack"
  case makerBuilder = "log.maker.builder"
  case makerSystem = "log.maker.system"
  case makerNext = "log.maker.next"

  case maskMeaning = "log.mask.meaning"
  case maskNext = "log.mask.next"

  case pointsNext = "log.points.next"

  case setSeen = "log.set.seen"
  case setHolds = "log.set.holds"
  case setValue = "log.set.value"
  case setHoldsNext = "log.set.holds.next"
  case setSpare = "log.set.spare"
  case setSpareNext = "log.set.spare.next"

  case unwantedSeen = "log.unwanted.seen"
  case unwantedApart = "log.unwanted.apart"
  case unwantedApartNext = "log.unwanted.apart.next"
  case unwantedMember = "log.unwanted.member"
  case unwantedMemberNext = "log.unwanted.member.next"

  package var parameters: Set<String> {
    switch self {
    case .partIs: ["entry", "part", "texts"]
    case .partNone: ["entry", "part"]
    case .partNext: ["text"]
    case .equationSeen: ["line", "entry", "equation"]
    case .equationRelation: ["sign", "entry"]
    case .equationSign, .equationConstant, .equationMultiplier, .equationPriority,
      .equationAttribute, .equationItem, .equationMore, .equationNext, .makerNext:
      ["entry"]
    case .maskMeaning: ["signs", "entry", "mask"]
    case .maskNext: ["entry"]
    case .setSeen: ["line", "entries", "count"]
    case .setHolds: ["values"]
    case .setValue: ["anchor", "value"]
    case .setSpare: ["entry", "rest"]
    case .unwantedSeen: ["line", "entry"]
    case .unwantedApart: ["entry"]
    case .unwantedMember: ["equation"]
    default: []
    }
  }
}
