import Course

/// The sentences of reports about classes and learners.
package enum ReportSentence: String, SentenceKey {
  case classTitle = "report.class.title"
  case learnerTitle = "report.learner.title"
  case program = "report.program"
  case counts = "report.counts"
  case passRule = "report.rule.pass"
  case hiddenRule = "report.rule.hidden"
  case seedRule = "report.rule.seed"
  case partialRule = "report.rule.partial"
  case noPartialRule = "report.rule.partial.none"
  case hintRule = "report.rule.hints"
  case blankRule = "report.rule.blank"
  case zeroRule = "report.rule.zero"
  case zerosRule = "report.rule.zeros"

  case learners = "report.learners"
  case learnersCaption = "report.learners.caption"
  case learner = "report.learner"
  case total = "report.total"
  case noTotal = "report.total.none"
  case gradedTotal = "report.total.graded"
  case zeroTotal = "report.total.zeros"
  case omittedTotals = "report.totals.none"
  case gradedTotals = "report.totals.graded"
  case zeroTotals = "report.totals.zeros"
  case passedOf = "report.passedOf"
  case unlisted = "report.unlisted"
  case points = "report.points"
  case noPoints = "report.points.none"
  case nobody = "report.nobody"

  case passed = "report.state.passed"
  case notYet = "report.state.notYet"
  case hiddenNotYet = "report.state.hidden"
  case missing = "report.blank.missing"
  case nothing = "report.blank.nothing"
  case damaged = "report.blank.damaged"
  case several = "report.blank.several"
  case unclear = "report.blank.unclear"
  case noCopy = "report.blank.noCopy"
  case otherCopy = "report.blank.otherCopy"
  case ourMistake = "report.blank.ourMistake"

  case exercises = "report.exercises"
  case tally = "report.tally"
  case mistakesCaption = "report.mistakes.caption"
  case mistake = "report.mistake"
  case answers = "report.answers"
  case differentAnswers = "report.answers.different"
  case moreMistakes = "report.mistakes.more"
  case moreAnswers = "report.answers.more"
  case who = "report.who"
  case hiddenMistake = "report.mistake.hidden"
  case about = "report.mistake.about"
  case hiddenKinds = "report.hidden.kinds"
  case hiddenKind = "report.hidden.kind"

  case variants = "report.variants"
  case variant = "report.variant"
  case variantNote = "report.variants.note"
  case likeness = "report.likeness"
  case likenessRule = "report.likeness.rule"
  case likenessNote = "report.likeness.note"
  case noLikeness = "report.likeness.none"
  case likenessCaption = "report.likeness.caption"
  case pair = "report.likeness.pair"
  case alike = "report.likeness.alike"
  case sameForm = "report.likeness.form"
  case sameWording = "report.likeness.wording"
  case moreLikeness = "report.likeness.more"

  case line = "report.line"
  case shownHold = "report.shownHold"
  case hints = "report.hints"
  case wanted = "report.picture.wanted"
  case got = "report.picture.got"
  case wantedFrame = "report.picture.wanted.frame"
  case gotFrame = "report.picture.got.frame"
  case rightFrame = "report.picture.right.frame"

  package var parameters: Set<String> {
    switch self {
    case .classTitle, .learnerTitle: ["name"]
    case .program: ["program", "course"]
    case .counts: ["learners", "exercises"]
    case .hiddenRule: ["count"]
    case .hintRule: ["share"]
    case .passedOf: ["passed", "all"]
    case .points: ["points", "most"]
    case .omittedTotals, .gradedTotals, .zeroTotals: ["names"]
    case .tally: ["passed", "notYet", "blank"]
    case .moreMistakes, .moreAnswers, .who, .moreLikeness: ["count"]
    case .about: ["words", "about"]
    case .hiddenKind: ["words", "count"]
    case .variant: ["name", "exercise", "other"]
    case .likenessRule: ["least", "share", "few", "most", "classes"]
    case .pair: ["name", "other"]
    case .sameForm, .sameWording: ["exercise", "count", "all"]
    case .line: ["line"]
    case .hints: ["count"]
    case .wantedFrame, .gotFrame, .rightFrame: ["name", "x", "y", "width", "height"]
    default: []
    }
  }
}
