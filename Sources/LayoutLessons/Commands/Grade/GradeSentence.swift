import ClassGrading
import Course

/// The sentences that `lessons grade` prints.
enum GradeSentence: SentenceArea {
  static func counts(learners: Int, answers: Int, passed: Int, notYet: Int) -> Sentence {
    says(
      "grade.counts",
      [
        "learners": .count(learners), "answers": .count(answers), "passed": .count(passed),
        "notYet": .count(notYet),
      ])
  }
  static func complete(count: Int) -> Sentence { says("grade.complete", ["count": .count(count)]) }
  static func blanks(count: Int, reasons: String) -> Sentence {
    says("grade.blanks", ["count": .count(count), "reasons": .text(reasons)])
  }
  static func blankCount(count: Int, reason: String) -> Sentence {
    says("grade.blank", ["count": .count(count), "reason": .text(reason)])
  }
  static var learner: Sentence { says("grade.table.learner") }
  static var passed: Sentence { says("grade.table.passed") }
  static var notYet: Sentence { says("grade.table.notYet") }
  static var blank: Sentence { says("grade.table.blank") }
  static func more(count: Int) -> Sentence { says("grade.table.more", ["count": .count(count)]) }
  static func report(folder: String) -> Sentence { says("grade.report", ["folder": .text(folder)]) }
  static func stopped(done: Int, all: Int) -> Sentence {
    says("grade.stopped", ["done": .count(done), "all": .count(all)])
  }
  static func progress(done: Int, all: Int) -> Sentence {
    says("grade.progress", ["done": .count(done), "all": .count(all)])
  }
  static func remaining(done: Int, all: Int, time: String) -> Sentence {
    says(
      "grade.progress.remaining", ["done": .count(done), "all": .count(all), "time": .text(time)])
  }

  /// A reason in words that may follow a number.
  static func reason(_ reason: Blank.Reason) -> Sentence {
    switch reason {
    case .missing: says("grade.blank.missing")
    case .nothing: says("grade.blank.nothing")
    case .damaged: says("grade.blank.damaged")
    case .several: says("grade.blank.several")
    case .unclear: says("grade.blank.unclear")
    case .noCopy: says("grade.blank.noCopy")
    case .otherCopy: says("grade.blank.otherCopy")
    case .ourMistake: says("grade.blank.ourMistake")
    }
  }
}
