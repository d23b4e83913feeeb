package import LayoutEngine

extension Question {
  package enum Form {
    /// A number, or arithmetic that gives one.
    case number
    case word([String])
    /// Numbers of lines of a log, in any order.
    case lines(Range<Int>, isOne: Bool)
    case equation(Scene)
  }

  package var isEquation: Bool {
    if case .equation = form { true } else { false }
  }

  package var isAboutLog: Bool {
    if case .log = subject { true } else { false }
  }

  package var form: Form {
    if case .log(let question) = subject { return question.form }
    return words.isEmpty ? .number : .word(words)
  }
}
