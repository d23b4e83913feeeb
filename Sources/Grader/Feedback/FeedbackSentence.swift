import Course

/// The sentences of feedback: what is seen, what it means, what to try next.
package enum FeedbackSentence: String, SentenceKey {
  case passed = "feedback.passed"
  case passedOptional = "feedback.passed.optional"
  case passedPrediction = "feedback.passed.prediction"

  case unreadable = "feedback.unreadable.seen"
  case unreadableFormat = "feedback.unreadable.format"
  case unfinished = "feedback.unfinished.seen"

  case positionSeen = "feedback.misplaced.position.seen"
  case widthSeen = "feedback.misplaced.width.seen"
  case heightSeen = "feedback.misplaced.height.seen"
  case positionAlone = "feedback.misplaced.position.alone"
  case widthAlone = "feedback.misplaced.width.alone"
  case heightAlone = "feedback.misplaced.height.alone"
  case after = "feedback.misplaced.after"
  case before = "feedback.misplaced.before"
  case rightOf = "feedback.misplaced.right"
  case leftOf = "feedback.misplaced.left"
  case below = "feedback.misplaced.below"
  case above = "feedback.misplaced.above"
  case tooWide = "feedback.misplaced.wide"
  case tooNarrow = "feedback.misplaced.narrow"
  case tooHigh = "feedback.misplaced.high"
  case tooLow = "feedback.misplaced.low"
  case signMark = "feedback.misplaced.sign"
  case nothingRequiredWrong = "feedback.misplaced.nothingRequiredWrong"
  case nothingWrong = "feedback.misplaced.nothingWrong"
  case compareSides = "feedback.misplaced.next"
  case compareLength = "feedback.misplaced.next.length"

  case predictionSeen = "feedback.prediction.seen"
  case wordSeen = "feedback.word.seen"
  case wordAbout = "feedback.word.about"
  case wordNext = "feedback.word.next"
  case predictionTooSmall = "feedback.prediction.small"
  case predictionTooLarge = "feedback.prediction.large"
  case predictionNext = "feedback.prediction.next"

  case widthFree = "feedback.ambiguous.width.seen"
  case heightFree = "feedback.ambiguous.height.seen"
  case xFree = "feedback.ambiguous.x.seen"
  case yFree = "feedback.ambiguous.y.seen"
  case freeRange = "feedback.ambiguous.range"
  case freeFrom = "feedback.ambiguous.from"
  case freeUpTo = "feedback.ambiguous.upTo"
  case freeWitnesses = "feedback.ambiguous.witnesses"
  case freeWitnessesOptional = "feedback.ambiguous.witnesses.optional"
  case freeLater = "feedback.ambiguous.later"
  case freeNext = "feedback.ambiguous.next"
  case freeContentNext = "feedback.ambiguous.content.next"
  case falseLine = "feedback.falseLine"
  case falseLength = "feedback.falseLength"
  case falseLineThere = "feedback.falseLine.there"
  case falseLengthThere = "feedback.falseLength.there"
  case falseOwn = "feedback.falseOwn"
  case falseTogether = "feedback.falseTogether"
  case formatPart = "feedback.formatPart"

  case conflict = "feedback.conflict.seen"
  case conflictLater = "feedback.conflict.later"
  case conflictPoints = "feedback.conflict.points"
  case conflictNext = "feedback.conflict.next"
  case memberLine = "feedback.member.line"
  case memberLineSays = "feedback.member.line.says"
  case memberGiven = "feedback.member.given"
  case memberWindow = "feedback.member.window"
  case memberTranslated = "feedback.member.translated"
  case memberInset = "feedback.member.inset"
  case memberHugging = "feedback.member.hugging"
  case memberCompression = "feedback.member.compression"

  case formSeen = "feedback.form.seen"
  case formGone = "feedback.form.gone"
  case formMeaning = "feedback.form.meaning"
  case formNext = "feedback.form.next"

  case error = "feedback.fault"
  case limitExceeded = "feedback.limitExceeded"

  case windowWide = "feedback.window.wide"
  case windowWideRightToLeft = "feedback.window.wide.rightToLeft"
  case windowHigh = "feedback.window.high"
  case windowWith = "feedback.window.with"
  case windowListed = "feedback.window.listed"
  case moreWidths = "feedback.moreWidths"

  package var parameters: Set<String> {
    switch self {
    case .passed, .passedOptional: ["windows"]
    case .moreWidths: ["more"]
    case .passedPrediction: ["count"]
    case .unreadable: ["line", "message"]
    case .unreadableFormat: ["reason"]
    case .unfinished: ["line"]
    case .positionSeen: ["line", "anchor", "actual"]
    case .positionAlone: ["anchor", "actual"]
    case .widthSeen, .heightSeen: ["line", "item", "actual"]
    case .widthAlone, .heightAlone: ["item", "actual"]
    case .after, .before, .rightOf, .leftOf, .below, .above, .tooWide, .tooNarrow, .tooHigh,
      .tooLow:
      ["distance", "window"]
    case .compareSides: ["line", "first", "firstValue", "second", "secondValue"]
    case .compareLength: ["line", "first", "firstValue"]
    case .predictionSeen: ["line", "anchor", "actual", "window"]
    case .wordSeen: ["line", "anchor", "actual"]
    case .wordAbout: ["text"]
    case .wordNext: ["words"]
    case .widthFree, .heightFree, .xFree, .yFree, .freeNext: ["item"]
    case .freeRange: ["lowest", "highest"]
    case .freeLater: ["window"]
    case .freeFrom: ["lowest"]
    case .freeUpTo: ["highest"]
    case .falseLine: ["line", "first", "firstValue", "sign", "other"]
    case .falseLength: ["line", "first", "firstValue", "other"]
    case .falseLineThere: ["line", "first", "firstValue", "sign", "other", "window"]
    case .falseLengthThere: ["line", "first", "firstValue", "other", "window"]
    case .conflict: ["window", "members"]
    case .conflictLater: ["window", "members", "satisfied"]
    case .conflictPoints: ["points"]
    case .conflictNext, .memberLine, .falseOwn: ["line"]
    case .falseTogether: ["line", "members"]
    case .memberLineSays, .formatPart: ["line", "equation"]
    case .memberGiven: ["equation"]
    case .memberWindow, .memberTranslated, .memberInset, .memberHugging, .memberCompression:
      ["anchor"]
    case .formSeen: ["line", "wanted"]
    case .formGone: ["wanted"]
    case .error: ["fault"]
    case .limitExceeded: ["count", "limit"]
    case .windowWide, .windowWideRightToLeft: ["width"]
    case .windowHigh: ["height"]
    case .windowWith: ["window", "name"]
    case .windowListed: ["width", "name"]
    default: []
    }
  }
}
