package import LayoutEngine

extension EquationError {
  /// What is wrong, as a clause that begins small.
  package var message: Sentence {
    switch reason {
    case .text(let fault): fault.message
    case .form(let fault): fault.message
    case .name(let fault): fault.message
    case .meaning(let fault): fault.message
    case .priority(let fault): fault.message
    }
  }

  /// How to mend it, where that can be guessed.
  package var hint: Sentence? {
    switch reason {
    case .text(let fault): fault.hint
    case .form(let fault): fault.hint
    case .name(let fault): fault.hint
    case .meaning(let fault): fault.hint
    case .priority(let fault): fault.hint
    }
  }
}

extension Sentence {
  /// One of the equation sentences, with values that are words.
  static func equation(_ key: EquationSentence, _ words: [String: String] = [:]) -> Sentence {
    Sentence(key, words.mapValues { .text($0) })
  }

  /// `did you mean a, b or c?`, or nothing if there is nothing to suggest.
  static func didYouMean(_ names: [String]) -> Sentence? {
    guard let names = list(names, joinedBy: .or) else { return nil }
    return Sentence(EquationSentence.didYouMean, ["names": names])
  }

  /// A hint such as "write a and b".
  static func write(_ names: [String]) -> Sentence? {
    guard let text = list(names, joinedBy: .and) else { return nil }
    return Sentence(EquationSentence.write, ["text": text])
  }

  private static func list(_ names: [String], joinedBy key: EquationSentence) -> Value? {
    guard let last = names.last else { return nil }
    guard names.count > 1 else { return .text(last) }
    let first = names.dropLast().joined(separator: ", ")
    return .sentence(Sentence(key, ["first": .text(first), "last": .text(last)]))
  }
}
