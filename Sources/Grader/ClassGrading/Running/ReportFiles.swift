/// The files of a report.
package struct ReportFiles {
  package var classFiles: [any ClassFile]
  package var learnerFiles: [any LearnerFile]

  package init(classFiles: [any ClassFile] = [], learnerFiles: [any LearnerFile] = []) {
    self.classFiles = classFiles
    self.learnerFiles = learnerFiles
  }
}

/// How many of a class's answers passed, don't pass yet, or have no grade.
package struct ClassTally: Hashable, Sendable {
  package private(set) var learners = 0
  package private(set) var passed = 0
  package private(set) var notYet = 0
  /// Answers without a grade, by the reason.
  package private(set) var blanks: [Blank.Reason: Int] = [:]
  /// The learners who have passed everything.
  package private(set) var complete = 0
  /// Learners whose totals don't count all their answers.
  package private(set) var totals = TotalNotes()

  /// The results of one learner's answers.
  package struct Row: Hashable, Sendable {
    package let name: String
    package fileprivate(set) var passed = 0
    package fileprivate(set) var notYet = 0
    package fileprivate(set) var blank = 0
  }

  /// The first learners; a larger class has its table in the report.
  package private(set) var rows: [Row] = []

  private static let mostRows = 50

  package init() {}

  /// All answers.
  package var answers: Int { passed + notYet + blanks.values.reduce(0, +) }

  /// Counts a learner's answers.
  mutating func add(_ result: LearnerResult) {
    learners += 1
    totals.add(result)
    var row = Row(name: result.learner.name)
    for scored in result.answers {
      if let blank = scored.answer.blank {
        blanks[blank.reason, default: 0] += 1
        row.blank += 1
      } else if scored.answer.isPassed {
        passed += 1
        row.passed += 1
      } else {
        notYet += 1
        row.notYet += 1
      }
    }
    if rows.count < Self.mostRows { rows.append(row) }
    if result.answers.allSatisfy(\.answer.isPassed) { complete += 1 }
  }
}
