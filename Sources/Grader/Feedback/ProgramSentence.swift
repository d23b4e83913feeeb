import Course

/// Sentences about running a learner's program.
package enum ProgramSentence: String, SentenceKey {
  case notCompiled = "program.notCompiled"
  case notCompiledFile = "program.notCompiled.file"
  case refused = "program.refused"
  case moreErrors = "program.notCompiled.more"
  case didYouMean = "program.notCompiled.didYouMean"
  case axesDiffer = "program.notCompiled.axesDiffer"
  case sizeAndPlace = "program.notCompiled.sizeAndPlace"
  case timedOut = "program.timedOut"
  case timedOutNext = "program.timedOut.next"
  case exceptionLine = "program.exception.line"
  case exceptionConstraint = "program.exception.constraint"
  case stopped = "program.stopped"
  case importMissing = "program.notCompiled.import"
  case exception = "program.exception"
  case exceptionWords = "program.exception.words"
  case trapLine = "program.trap.line"
  case trap = "program.trap"
  case signalLine = "program.signal.line"
  case signal = "program.signal"
  case stackNext = "program.signal.stack"
  case trapNext = "program.signal.trap"
  case forbiddenNext = "program.signal.forbidden"
  case exited = "program.exited"
  case exitedNext = "program.exited.next"
  case threadLine = "program.thread.line"
  case thread = "program.thread"
  case threadNext = "program.thread.next"
  case garbled = "program.garbled"
  case unavailable = "program.unavailable"
  case unavailableNext = "program.unavailable.next"
  case sourceLimit = "program.limit.source"
  case compileLimit = "program.limit.compile"
  case outputLimit = "program.limit.output"
  case memoryLimit = "program.limit.memory"
  case entriesLimit = "program.limit.entries"
  case inactive = "program.inactive"
  case inactiveMeaning = "program.inactive.meaning"
  case inactiveNext = "program.inactive.next"
  case inactiveNote = "program.inactive.note"
  case viewMissing = "program.viewMissing"
  case viewMissingNext = "program.viewMissing.next"
  case rootMissingNext = "program.viewMissing.root"
  case givenInactive = "program.given.inactive"
  case givenChanged = "program.given.changed"
  case givenMoved = "program.given.moved"
  case tapMissed = "program.tapMissed"
  case marginsChanged = "program.given.margins"
  case conflictInBetween = "program.trace.conflict"
  case conflictInBetweenLine = "program.trace.conflict.line"
  case conflictMeaning = "program.trace.conflict.meaning"
  case conflictNext = "program.trace.conflict.next"
  case byHand = "program.trace.byHand"
  case byHandLine = "program.trace.byHand.line"
  case byHandMeaning = "program.trace.byHand.meaning"
  case byHandNext = "program.trace.byHand.next"
  case unmarked = "program.trace.unmarked"
  case unmarkedMeaning = "program.trace.unmarked.meaning"
  case unmarkedNext = "program.trace.unmarked.next"
  case elsewhereLeft = "program.elsewhere.left"
  case elsewhereTop = "program.elsewhere.top"
  case elsewhereWidth = "program.elsewhere.width"
  case elsewhereHeight = "program.elsewhere.height"
  case elsewhereUnknown = "program.elsewhere.unknown"
  case elsewhereUnknownNext = "program.elsewhere.unknown.next"
  case setByHand = "program.elsewhere.byHand"
  case setByHandNext = "program.elsewhere.byHand.next"
  case transformed = "program.elsewhere.transformed"
  case transformedNext = "program.elsewhere.transformed.next"
  case scrolled = "program.elsewhere.scrolled"
  case scrolledNext = "program.elsewhere.scrolled.next"
  case anchored = "program.elsewhere.anchored"
  case anchoredNext = "program.elsewhere.anchored.next"
  case aligned = "program.elsewhere.aligned"
  case alignedNext = "program.elsewhere.aligned.next"
  case turned = "program.elsewhere.turned"
  case turnedNext = "program.elsewhere.turned.next"
  case windowChanged = "program.window"
  case windowChangedNext = "program.window.next"
  case hidden = "program.unseen.hidden"
  case hiddenNext = "program.unseen.hidden.next"
  case transparent = "program.unseen.transparent"
  case transparentNext = "program.unseen.transparent.next"
  case covered = "program.unseen.covered"
  case coveredNext = "program.unseen.covered.next"
  case masked = "program.unseen.masked"
  case maskedNext = "program.unseen.masked.next"
  case clipped = "program.unseen.clipped"
  case clippedNext = "program.unseen.clipped.next"
  case coveredByLayer = "program.unseen.covered.layer"
  case coveredByLayerNext = "program.unseen.covered.layer.next"
  case coveredByScreen = "program.unseen.covered.screen"
  case coveredByScreenNext = "program.unseen.covered.screen.next"
  case unseen = "program.unseen"
  case ambiguousInProgram = "program.ambiguous"
  case ambiguousInProgramNext = "program.ambiguous.next"

  package var parameters: Set<String> {
    switch self {
    case .notCompiled, .refused: ["line", "message"]
    case .notCompiledFile: ["message"]
    case .moreErrors: ["count"]
    case .didYouMean: ["name"]
    case .timedOut: ["seconds"]
    case .exceptionLine, .exceptionConstraint: ["line", "name"]
    case .stopped, .unavailable: ["reason"]
    case .unavailableNext: ["advice"]
    case .exception: ["name"]
    case .exceptionWords: ["reason"]
    case .trapLine: ["line", "words"]
    case .trap: ["words"]
    case .signalLine: ["line", "number"]
    case .signal: ["number"]
    case .threadLine: ["line"]
    case .exited: ["status"]
    case .sourceLimit, .outputLimit, .memoryLimit: ["size"]
    case .compileLimit: ["seconds"]
    case .entriesLimit: ["limit"]
    case .inactive: ["made", "active"]
    case .inactiveNext, .inactiveNote: ["line"]
    case .viewMissing, .viewMissingNext, .rootMissingNext, .marginsChanged, .tapMissed: ["view"]
    case .givenInactive, .givenChanged: ["constraints", "count"]
    case .elsewhereLeft, .elsewhereTop, .elsewhereWidth, .elsewhereHeight:
      ["window", "view", "actual", "solved"]
    case .setByHand, .setByHandNext, .transformed, .transformedNext, .scrolled, .scrolledNext,
      .aligned, .anchored, .anchoredNext, .turned, .turnedNext, .hidden, .hiddenNext,
      .transparent, .transparentNext, .masked,
      .maskedNext:
      ["view"]
    case .covered, .coveredNext, .clipped, .clippedNext, .coveredByLayer:
      ["cover", "view"]
    case .coveredByScreen, .coveredByLayerNext: ["view"]
    case .unseen: ["window", "view"]
    case .ambiguousInProgram: ["window", "view"]
    case .importMissing: ["module"]
    case .conflictInBetween: ["members", "count"]
    case .conflictInBetweenLine: ["line", "members", "count"]
    case .byHand, .byHandMeaning: ["method"]
    case .byHandLine: ["line", "method"]
    case .byHandNext: ["method", "mark"]
    case .unmarked: ["window"]
    default: []
    }
  }
}
