import ClassGrading
import Course
import Grading

/// Works and classes that reports are written about.
enum ReportedClass {
  static func exercise(_ id: String, own: Set<WorkForm> = []) -> ClassFacts.GradedExercise {
    ClassFacts.GradedExercise(
      id: id, title: "About \(id)", lesson: "05-equality", lessonTitle: "Equality",
      task: "Turn <three> lines around & about.", most: 1, own: own)
  }

  static func facts(
    _ exercises: [ClassFacts.GradedExercise], name: String = "autumn",
    policy: GradingPolicy = .init()
  ) throws -> ClassFacts {
    ClassFacts(
      course: "A course", name: name, exercises: exercises, policy: policy,
      strings: try SampleCourse.load().strings, program: "lessons 0.1.0", isSeeded: true)
  }

  static func passed(_ exercise: String) -> GradedWork {
    var work = GradedWork(exercise: exercise)
    work.verdict = .passed
    work.feedback = WorkFeedback(seen: ["All cases hold."])
    work.cases = CaseCount(kept: 6, all: 6)
    return work
  }

  static func blank(_ exercise: String, _ reason: Blank.Reason, _ words: String) -> GradedWork {
    var work = GradedWork(exercise: exercise)
    work.blank = Blank(reason, words)
    return work
  }

  static func misplaced(
    _ exercise: String, mistake: String? = nil, diagnosis: Diagnosis.Kind? = nil, form: String = "a"
  ) -> GradedWork {
    var work = GradedWork(exercise: exercise)
    work.verdict = .misplaced
    work.summary = "misplaced Blue.trailing 232 not 216, window 320x72"
    work.subject = "Blue.trailing"
    work.form = form
    work.wording = form
    work.text = "Blue.trailing = Red.leading + 8"
    work.cases = CaseCount(kept: 2, all: 6)
    let wanted = WorkPicture.Frame(x: 20, y: 8, width: 80, height: 24)
    let got = WorkPicture.Frame(x: 36, y: 8, width: 80, height: 24)
    work.feedback = WorkFeedback(
      excerpt: .init(
        line: 2, text: "Blue.trailing = Red.leading + 8", column: 31, length: 1, more: []),
      seen: ["Blue.trailing is at 232."], meaning: ["It lies 16 points too far right."],
      next: "On which side of Red is Blue?", mistake: mistake, diagnosis: diagnosis,
      pictures: [
        WorkPicture(
          title: "Window 320 by 80", width: 320, height: 80,
          views: [
            .init("Blue", wanted: wanted, got: got), .init("Red", wanted: wanted, got: wanted),
          ])
      ])
    return work
  }

  static func result(
    _ learner: Learner, _ works: [GradedWork], notices: [String] = []
  ) -> LearnerResult {
    LearnerResult(
      learner,
      works: works.map {
        LearnerResult.Scored($0, points: $0.blank == nil ? ($0.isPassed ? 1 : 0) : nil, most: 1)
      }, notices: notices, blanks: .omitTotal)
  }
}
