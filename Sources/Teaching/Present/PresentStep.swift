import Course
import Grading
import Terminal

/// One thing to look at together: a part of a lesson.
struct PresentStep {
  enum Subject {
    /// The title, how long the lesson takes, what can be done after it, and what follows.
    indirect case opening(minutes: Int, others: [Subject])
    /// What is asked, with the choices.
    case guess
    /// The hands that go up for each choice.
    case vote
    /// The layouts that the solver finds; `nil` where the answer is in words.
    case reveal(EngineReveal?)
    /// What the author says to each choice.
    case replies
    /// A section as it is written: the idea, the worked example, why it works.
    case section(Lesson.PresentedSection)
    case exercise(PreparedExercise)

    /// How results for programs call it.
    var id: String {
      switch self {
      case .opening: "opening"
      case .guess: "guess"
      case .vote: "vote"
      case .reveal: "reveal"
      case .replies: "replies"
      case .section(.idea): "idea"
      case .section(.example): "example"
      case .section(.why): "why"
      case .section(.guess), .section(.replies): "section"
      case .exercise: "exercise"
      }
    }
  }

  let subject: Subject

  /// Whether this step is the vote.
  var isVote: Bool { if case .vote = subject { true } else { false } }
  /// Whether this step tells the answer.
  var isReveal: Bool { if case .reveal = subject { true } else { false } }

  /// All steps of a lesson, in their order; what the lesson hasn't got is left out.
  static func steps(
    of lesson: Lesson, _ exercises: [PreparedExercise]
  ) -> [PresentStep] {
    var subjects: [Subject] = []
    if GuessQuestion(lesson) != nil {
      let reveal = EngineReveal(lesson)
      // An answer in words is the reply to the right guess: it would be alone on its page.
      subjects += [.guess, .vote, .reveal(reveal)] + (reveal == nil ? [] : [.replies])
    }
    func sections(_ sections: Lesson.PresentedSection...) -> [Subject] {
      sections.filter { lesson.section($0) != nil }.map { .section($0) }
    }
    subjects += sections(.idea, .example)
    subjects += exercises.map { .exercise($0) }
    subjects += sections(.why)
    let minutes = lesson.minutes(with: exercises.map(\.exercise))
    return [PresentStep(subject: .opening(minutes: minutes, others: subjects))]
      + subjects.map { PresentStep(subject: $0) }
  }
}
