import ClassGrading
import Terminal

/// `lessons grade`: how far a class is graded; the results themselves are in the report's folder.
struct GradeReport: Report {
  /// Answers without a grade, for one reason.
  struct BlankCount: Encodable {
    let reason: String
    let count: Int
  }

  let course: String
  /// What the class is called.
  let name: String
  /// The report's folder.
  let report: String
  /// The files about the whole class, below that folder.
  let files: [String]
  /// Whether all is graded; not if somebody wanted to stop.
  var isComplete: Bool
  /// What the teacher should know about the class as a whole.
  var notices: [String]
  /// How many answers were done before stopping, and of how many.
  var done: Int?
  var all: Int?
  /// Left out, with all below, when the class isn't graded to its end.
  var learners: Int?
  var answers: Int?
  var passed: Int?
  var notYet: Int?
  /// How many learners have passed everything.
  var complete: Int?
  var blank: [BlankCount]?

  mutating func add(_ overview: ClassOverview) {
    (learners, answers, complete) = (overview.learners, overview.answers, overview.complete)
    (passed, notYet) = (overview.passed, overview.notYet)
    blank = Blank.Reason.allCases.compactMap { reason in
      overview.blanks[reason].map { BlankCount(reason: reason.rawValue, count: $0) }
    }
  }
}
