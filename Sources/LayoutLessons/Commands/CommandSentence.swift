import Course

/// The sentences that commands print around lessons and feedback.
package enum CommandSentence: String, SentenceKey {
  case folderMade = "command.folderMade"
  case lessonHeader = "command.lesson.header"
  case exerciseHeader = "command.exercise.header"
  case given = "command.given"
  case givenEquations = "command.given.equations"
  case log = "command.log"
  case logBroken = "command.log.broken"
  case logNames = "command.log.names"
  case goal = "command.goal"
  case pairLines = "command.pair.lines"
  case answerWith = "command.answerWith"
  case goalWindow = "command.goal.window"
  case goalWindowWith = "command.goal.window.with"
  case goalWindowRightToLeft = "command.goal.window.rightToLeft"
  case goalWindowMirroredWith = "command.goal.window.rightToLeft.with"
  case checkedIn = "command.checkedIn"
  case edit = "command.edit"
  case editOr = "command.edit.or"
  case printed = "command.printed"
  case printedMore = "command.printed.more"
  case unchanged = "command.unchanged"
  case then = "command.then"
  case stuck = "command.stuck"
  case courseDone = "command.courseDone"
  case skipped = "command.skipped"
  case passed = "command.passed"
  case notYet = "command.notYet"
  case nextCommand = "command.next"
  case whyCommand = "command.why"
  case onlySeen = "command.onlySeen"
  case wanted = "command.wanted"
  case got = "command.got"
  case outside = "command.outside"
  case hint = "command.hint"
  case moreHints = "command.hint.more"
  case lastHint = "command.hint.last"
  case solution = "command.solution"
  case solutionSeen = "command.solution.seen"
  case resetDone = "command.reset.done"
  case resetCopy = "command.reset.copy"
  case status = "command.status"
  case begin = "command.status.begin"
  case stateOpen = "command.state.open"
  case stateBegun = "command.state.begun"
  case stateSeen = "command.state.seen"
  case stateSolved = "command.state.solved"
  case stateSkipped = "command.state.skipped"
  case damagedWithBackup = "command.progress.damaged.backup"
  case damaged = "command.progress.damaged"
  case newer = "command.progress.newer"
  case unreadable = "command.progress.unreadable"
  case notSaved = "command.progress.notSaved"
  case trySolved = "command.try.solved"
  case tryNearest = "command.try.nearest"
  case tryMissed = "command.try.missed"
  case tryAcross = "command.try.across"
  case tryDown = "command.try.down"
  case tryAmbiguous = "command.try.ambiguous"
  case tryOne = "command.try.one"
  case tryAnother = "command.try.another"
  case tryConflicting = "command.try.conflicting"
  case tryAlsoConflicting = "command.try.conflicting.also"
  case tryMoreConflicts = "command.try.conflicting.more"
  case tryManyConflicts = "command.try.conflicting.many"
  case tryPerhapsMore = "command.try.conflicting.perhaps"
  case tryMinimal = "command.try.minimal"
  case tryAlone = "command.try.alone"
  case tryFollows = "command.try.follows"
  case tryFollowsHere = "command.try.follows.here"
  case tryShuffled = "command.try.shuffled"
  case tryOneOrder = "command.try.shuffled.one"
  case freeAny = "command.free.any"
  case freeAtLeast = "command.free.atLeast"
  case freeAtMost = "command.free.atMost"
  case freeBetween = "command.free.between"
  case memberWindow = "command.member.window"
  case conflictOf = "command.conflict"
  case initDone = "command.init.done"
  case initThere = "command.init.there"
  case goThere = "command.init.go"
  case blankLeft = "command.blankLeft"
  case explainReport = "command.explain.report"
  case explainTimes = "command.explain.times"
  case explainSuspected = "command.explain.suspected"
  case explainMember = "command.explain.member"
  case explainBroken = "command.explain.broken"
  case explainUnsolvable = "command.explain.unsolvable"
  case explainAcross = "command.explain.across"
  case explainDown = "command.explain.down"
  case explainViews = "command.explain.views"
  case explainWithout = "command.explain.without"
  case explainUnread = "command.explain.unread"
  case explainCutOff = "command.explain.unread.cutOff"
  case explainForm = "command.explain.unread.form"
  case explainAttribute = "command.explain.unread.attribute"
  case explainNumber = "command.explain.unread.number"
  case explainForeign = "command.explain.unread.foreign"
  case explainPaste = "command.explain.paste"

  package var parameters: Set<String> {
    switch self {
    case .folderMade, .initDone, .initThere: ["folder"]
    case .lessonHeader: ["number", "total", "title", "count", "minutes"]
    case .exerciseHeader: ["number", "total", "title"]
    case .checkedIn: ["windows"]
    case .answerWith: ["words"]
    case .logBroken: ["line"]
    case .printedMore: ["count"]
    case .goalWindow, .goalWindowRightToLeft: ["width", "height"]
    case .pairLines: ["layout"]
    case .goalWindowWith, .goalWindowMirroredWith:
      ["width", "height", "name"]
    case .skipped, .passed, .notYet, .solution, .resetDone: ["exercise"]
    case .onlySeen, .begin, .lastHint: ["command"]
    case .hint: ["number"]
    case .moreHints: ["command", "count"]
    case .resetCopy, .damaged, .damagedWithBackup: ["file"]
    case .status: ["solved", "total", "seen"]
    case .newer: ["version"]
    case .unreadable, .notSaved: ["reason"]
    case .tryMissed: ["line", "distance", "priority"]
    case .tryFollows, .tryFollowsHere: ["line", "others"]
    case .tryShuffled, .tryMoreConflicts, .tryManyConflicts: ["count"]
    case .freeAny: ["anchor"]
    case .freeAtLeast: ["anchor", "lowest"]
    case .freeAtMost: ["anchor", "highest"]
    case .freeBetween: ["anchor", "lowest", "highest"]
    case .memberWindow: ["anchor", "value"]
    case .conflictOf: ["members"]
    case .explainReport: ["number", "total"]
    case .explainTimes: ["count"]
    case .explainAcross, .explainDown: ["one", "other"]
    case .explainWithout: ["line"]
    case .explainAttribute: ["name"]
    case .explainNumber: ["text"]
    default: []
    }
  }
}
