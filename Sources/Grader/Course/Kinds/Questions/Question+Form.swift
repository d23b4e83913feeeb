package import LayoutEngine

extension Question {
  /// What the answer to a question is made of.
  package enum Form {
    /// A number, or arithmetic that gives one.
    case number
    /// One of some words.
    case word([String])
    /// Numbers of lines of a log, in any order.
    case lines(Range<Int>, isOne: Bool)
    /// An equation about the items of a scene.
    case equation(Scene)
  }

  /// Whether the answer is an equation.
  package var isEquation: Bool {
    if case .equation = form { true } else { false }
  }

  /// Whether the exercise's log is asked about.
  package var isAboutLog: Bool {
    if case .log = subject { true } else { false }
  }

  /// What the answer is made of.
  package var form: Form {
    if case .log(let question) = subject { return question.form }
    return words.isEmpty ? .number : .word(words)
  }
}
