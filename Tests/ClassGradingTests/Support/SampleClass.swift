import LayoutEngine
import ClassGrading
import Course
import Feedback
import Grading
import TestRunners

/// Answers with every outcome, and a class with names that try to break files.
enum SampleClass {
  static let hostileNames = [
    "=cmd()", "+1", "@SUM(A1)", "-2", "＝cmd()", "Li, Ana", "the \"Great\"", "🦊👩‍👩‍👧", "שלום מרים",
    "\u{202E}evil\u{202C}", "nul\u{0}bell\u{7}esc\u{1B}[31m\u{FFFE}\u{85}", "two\r\nlines\rthree",
    "tab\tbed", String(repeating: "n", count: 300), "<b>&amp;]]>", "| a | *b* _c_ `d` [e](f) #1",
    "'quoted'", " spaced ", "</testsuite>", "%s %n {name} \\u0041 \\",
  ]

  static let ids = ["flip-around", "mend-the-bar", "photo-bar"]

  static func facts(
    _ policy: GradingPolicy = GradingPolicy(), blanks: BlankRule? = nil, name: String = "hw1",
    count: Int = 3
  ) throws -> ClassFacts {
    var policy = policy
    policy.blanks = blanks ?? policy.blanks
    let exercises = (0..<count).map { index in
      ClassFacts.GradedExercise(
        id: index < 3 ? ids[index] : "exercise-\(index)",
        title: ["Turn around", "Mend, \"the\" row", "Photo <row>"][index % 3],
        lesson: "05-sameness", lessonTitle: "Equality", task: "Turn it.",
        most: policy.most(of: index < 3 ? ids[index] : "exercise-\(index)", in: "05-sameness"))
    }
    return try self.facts(exercises, name: name, policy: policy)
  }

  static func facts(
    _ exercises: [ClassFacts.GradedExercise], name: String = "autumn",
    policy: GradingPolicy = GradingPolicy(), title: String? = nil
  ) throws -> ClassFacts {
    ClassFacts(
      course: "Auto Layout", name: name, exercises: exercises, policy: policy,
      strings: try TestCourse.load().strings, program: "lessons 0.1", isSeeded: true,
      title: title)
  }

  static func exercise(_ id: String, own: Set<AnswerForm> = []) -> ClassFacts.GradedExercise {
    ClassFacts.GradedExercise(
      id: id, title: "About \(id)", lesson: "05-sameness", lessonTitle: "Equality",
      task: "Turn <three> lines around & about.", most: 1, own: own)
  }

  /// An answer with everything that can be said about one.
  static func misplaced(_ exercise: String, in name: String = "ana") -> GradedAnswer {
    var answer = GradedAnswer(exercise: exercise)
    answer.file = "\(name)/\(exercise).layout"
    answer.verdict = .misplaced
    answer.summary = "misplaced Blue.trailing 232 not 216, window 320x72"
    answer.subject = "Blue.trailing"
    answer.cases = CaseCount(passed: 2, all: 6)
    var picture = Picture(
      window: Size(width: 320, height: 72),
      wanted: [
        NamedFrame("Blue", Rect(x: 40, y: 16, width: 176, height: 40)),
        NamedFrame("Red", Rect(x: 0, y: 0, width: 1.0 / 3, height: 1)),
      ],
      yours: [NamedFrame("Blue", Rect(x: 40, y: 16, width: 192, height: 40))])
    picture.title = "Window 320 by 72"
    picture.look = ScreenLook(
      bars: Insets(top: 59, left: 0, bottom: 34, right: 0),
      views: [
        "Blue": .init(.label, text: .init(name, measure: TextMeasure(TextFont(size: 17)))),
        "Red": .init(.button),
      ])
    answer.feedback = ToldWords(
      excerpt: .init(line: 2, text: "Blue.width = 192 // \(name)", columns: 14..<17),
      seen: ["Blue ends at 232."], meaning: ["It is 16 points too wide."], next: "How wide is it?",
      mistake: "size-for-edge", diagnosis: .constant,
      pictures: [picture])
    answer.hidden = HiddenOutcome(
      all: 4, failed: 3, kinds: [.init(id: "narrower", words: "narrower windows", failed: 3)],
      words: "Of 4 hidden cases 3 don't hold: 3 in narrower windows.")
    answer.hints = 1
    answer.form = "f1"
    answer.wording = "w1"
    answer.text = "Blue.width = 192 // \(name)"
    answer.otherVariant = "bo"
    answer.remarks = ["Two files were there: \(name)."]
    return answer
  }

  /// An answer that is known by less: its mistake and what it states.
  static func tooFarRight(
    _ exercise: String, mistake: String? = nil, diagnosis: Diagnosis.Kind? = nil, form: String = "a"
  ) -> GradedAnswer {
    var answer = GradedAnswer(exercise: exercise)
    answer.verdict = .misplaced
    answer.summary = "misplaced Blue.trailing 232 not 216, window 320x72"
    answer.subject = "Blue.trailing"
    (answer.form, answer.wording) = (form, form)
    answer.text = "Blue.trailing = Red.leading + 8"
    answer.cases = CaseCount(passed: 2, all: 6)
    let wanted = Rect(x: 20, y: 8, width: 80, height: 24)
    var picture = Picture(
      window: Size(width: 320, height: 80),
      wanted: [NamedFrame("Blue", wanted), NamedFrame("Red", wanted)],
      yours: [
        NamedFrame("Blue", Rect(x: 36, y: 8, width: 80, height: 24)), NamedFrame("Red", wanted),
      ])
    picture.title = "Window 320 by 80"
    answer.feedback = ToldWords(
      excerpt: .init(line: 2, text: "Blue.trailing = Red.leading + 8", columns: 31..<32),
      seen: ["Blue.trailing is at 232."], meaning: ["It lies 16 points too far right."],
      next: "On which side of Red is Blue?", mistake: mistake, diagnosis: diagnosis,
      pictures: [picture])
    return answer
  }

  static func passed(_ exercise: String, hiddenFailed: Int? = nil) -> GradedAnswer {
    var answer = GradedAnswer(exercise: exercise)
    answer.file = "ana/\(exercise).layout"
    answer.verdict = .passed
    answer.cases = CaseCount(passed: 6, all: 6)
    answer.feedback = ToldWords(seen: ["All lines hold."], note: "Line 2 adds nothing.")
    answer.hidden = hiddenFailed.map {
      HiddenOutcome(
        all: 4, failed: $0,
        kinds: $0 == 0 ? [] : [.init(id: "wider", words: "wider windows", failed: $0)],
        words: $0 == 0 ? "All 4 hidden cases hold." : "Of 4 hidden cases \($0) don't hold.")
    }
    return answer
  }

  static func blank(
    _ exercise: String, _ reason: Blank.Reason,
    _ words: String = "There is no file for this exercise."
  ) -> GradedAnswer {
    var answer = GradedAnswer(exercise: exercise)
    answer.blank = Blank(reason, words)
    return answer
  }

  /// A learner's result, scored by the policy, or else without one.
  static func result(
    _ learner: Learner, _ answers: [GradedAnswer], _ facts: ClassFacts? = nil,
    notices: [String] = []
  ) -> LearnerResult {
    let policy = facts?.policy ?? GradingPolicy()
    let most = facts?.exercises.map(\.most) ?? answers.map { _ in 1 }
    let scored = zip(answers, most).map { answer, most in
      LearnerResult.Scored(answer, points: policy.points(of: answer, outOf: most), most: most)
    }
    return LearnerResult(learner, answers: scored, notices: notices, blanks: policy.blanks)
  }

  /// Every hostile name with a pass, an answer that isn't right yet, and a blank.
  static func hostile(_ facts: ClassFacts) -> [LearnerResult] {
    hostileNames.enumerated().map { index, name in
      let learner = Learner(
        key: name, name: name, idNumber: "\(100 + index)", username: name, email: name,
        systemID: "Participant \(index)", section: name)
      return result(
        learner,
        [
          passed(ids[0], hiddenFailed: 0), misplaced(ids[1], in: name),
          blank(ids[2], Blank.Reason.allCases[index % Blank.Reason.allCases.count]),
        ], facts, notices: ["Lines 2 and 3 name \(name)."])
    }
  }
}
