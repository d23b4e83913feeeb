package import LayoutEngine

extension EquationError {
  /// What is wrong, in one sentence.
  package var message: Sentence {
    switch reason {
    case .text(let error): error.message
    case .form(let error): error.message
    case .name(let error): error.message
    case .meaning(let error): error.message
    case .priority(let error): error.message
    case .scene(let error): error.message
    case .visualFormat(let error): error.message
    }
  }

  /// What to write instead; `nil` if the message says it all.
  package var hint: Sentence? {
    switch reason {
    case .text(let error): error.hint
    case .form(let error): error.hint
    case .name(let error): error.hint
    case .meaning(let error): error.hint
    case .priority(let error): error.hint
    case .scene(let error): error.hint
    case .visualFormat(let error): error.hint
    }
  }
}

extension Sentence {
  /// Says what to write: `write <=`.
  static func write(_ text: String) -> Sentence { EquationSentence.write(text: .text(text)) }

  /// Shows what could be written: `for example @750`.
  static func forExample(_ text: String) -> Sentence {
    .says("equation.forExample", ["text": .text(text)])
  }

  /// Asks `did you mean Button_1 or Button_2?`; `nil` if there is nothing to suggest.
  static func didYouMean(_ names: [String]) -> Sentence? {
    list(names, joinedBy: EquationSentence.oneOf).map {
      .says("equation.didYouMean", ["names": $0])
    }
  }

  /// Lists names as `a`, `a or b`, `a, b or c`; `nil` if there are none.
  ///
  /// The sentence says how the last two are joined.
  static func list(
    _ names: [String], joinedBy sentence: (_ first: Value, _ last: String) -> Sentence
  ) -> Value? {
    guard let last = names.last, let head = names.dropLast().last else {
      return names.last.map { .text($0) }
    }
    let front = names.dropLast(2).reversed().reduce(into: Value.text(head)) { rest, name in
      rest = .sentence(.says("equation.listed", ["first": .text(name), "next": rest]))
    }
    return .sentence(sentence(front, last))
  }
}
