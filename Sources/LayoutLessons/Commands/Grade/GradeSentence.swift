import ClassGrading
import Course

/// The sentences that `lessons grade` prints.
enum GradeSentence: String, SentenceKey {
  case counts = "grade.counts"
  case complete = "grade.complete"
  case blanks = "grade.blanks"
  case blankCount = "grade.blank"
  case missing = "grade.blank.missing"
  case nothing = "grade.blank.nothing"
  case damaged = "grade.blank.damaged"
  case several = "grade.blank.several"
  case unclear = "grade.blank.unclear"
  case noCopy = "grade.blank.noCopy"
  case otherCopy = "grade.blank.otherCopy"
  case error = "grade.blank.fault"
  case learner = "grade.table.learner"
  case passed = "grade.table.passed"
  case notYet = "grade.table.notYet"
  case blank = "grade.table.blank"
  case more = "grade.table.more"
  case report = "grade.report"
  case stopped = "grade.stopped"
  case progress = "grade.progress"
  case remaining = "grade.progress.remaining"

  var parameters: Set<String> {
    switch self {
    case .counts: ["learners", "works", "passed", "notYet"]
    case .complete, .more: ["count"]
    case .blanks: ["count", "reasons"]
    case .blankCount: ["count", "reason"]
    case .report: ["folder"]
    case .stopped, .progress: ["done", "all"]
    case .remaining: ["done", "all", "time"]
    default: []
    }
  }

  /// A reason in words that may follow a number.
  static func reason(_ reason: Blank.Reason) -> GradeSentence {
    switch reason {
    case .missing: .missing
    case .nothing: .nothing
    case .damaged: .damaged
    case .several: .several
    case .unclear: .unclear
    case .noCopy: .noCopy
    case .otherCopy: .otherCopy
    case .error: .error
    }
  }
}
