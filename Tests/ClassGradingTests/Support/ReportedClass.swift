import LayoutEngine
import ClassGrading
import Course
import Feedback
import Grading
import TestRunners

/// Answers and classes for reports.
enum ReportedClass {
  static func exercise(_ id: String, own: Set<AnswerForm> = []) -> ClassFacts.GradedExercise {
    ClassFacts.GradedExercise(
      id: id, title: "About \(id)", lesson: "05-sameness", lessonTitle: "Equality",
      task: "Turn <three> lines around & about.", most: 1, own: own)
  }

  static func facts(
    _ exercises: [ClassFacts.GradedExercise], name: String = "autumn",
    policy: GradingPolicy = .init(), title: String? = nil
  ) throws -> ClassFacts {
    ClassFacts(
      course: "A course", name: name, exercises: exercises, policy: policy,
      strings: try TestCourse.load().strings, program: "lessons 0.1.0", isSeeded: true,
      title: title)
  }

  static func passed(_ exercise: String) -> GradedAnswer {
    var answer = GradedAnswer(exercise: exercise)
    answer.verdict = .passed
    answer.feedback = ToldWords(seen: ["All cases hold."])
    answer.cases = CaseCount(passed: 6, all: 6)
    return answer
  }

  static func blank(_ exercise: String, _ reason: Blank.Reason, _ words: String) -> GradedAnswer {
    var answer = GradedAnswer(exercise: exercise)
    answer.blank = Blank(reason, words)
    return answer
  }

  static func misplaced(
    _ exercise: String, mistake: String? = nil, diagnosis: Diagnosis.Kind? = nil, form: String = "a"
  ) -> GradedAnswer {
    var answer = GradedAnswer(exercise: exercise)
    answer.verdict = .misplaced
    answer.summary = "misplaced Blue.trailing 232 not 216, window 320x72"
    answer.subject = "Blue.trailing"
    answer.form = form
    answer.wording = form
    answer.text = "Blue.trailing = Red.leading + 8"
    answer.cases = CaseCount(passed: 2, all: 6)
    let wanted = Rect(x: 20, y: 8, width: 80, height: 24)
    let got = Rect(x: 36, y: 8, width: 80, height: 24)
    var picture = Picture(
      window: Size(width: 320, height: 80),
      wanted: [NamedFrame("Blue", wanted), NamedFrame("Red", wanted)],
      yours: [NamedFrame("Blue", got), NamedFrame("Red", wanted)])
    picture.title = "Window 320 by 80"
    answer.feedback = ToldWords(
      excerpt: .init(
        line: 2, text: "Blue.trailing = Red.leading + 8", columns: 31..<32),
      seen: ["Blue.trailing is at 232."], meaning: ["It lies 16 points too far right."],
      next: "On which side of Red is Blue?", mistake: mistake, diagnosis: diagnosis,
      pictures: [picture])
    return answer
  }

  static func result(
    _ learner: Learner, _ answers: [GradedAnswer], notices: [String] = []
  ) -> LearnerResult {
    LearnerResult(
      learner,
      answers: answers.map {
        LearnerResult.Scored($0, points: $0.blank == nil ? ($0.isPassed ? 1 : 0) : nil, most: 1)
      }, notices: notices, blanks: .omitTotal)
  }
}
