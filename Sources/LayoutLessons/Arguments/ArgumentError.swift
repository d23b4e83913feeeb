/// Words that the program can't act on.
package struct ArgumentError: Error, Hashable, Sendable {
  /// What is wrong, with the words as they were typed.
  package enum Fact: Hashable, Sendable {
    case unknownCommand(String, nearest: String?)
    case unfinishedCommand(choices: [String])
    case unknownOption(String, nearest: String?)
    case missingValue(option: String, placeholder: String)
    case valueForFlag(String, value: String)
    case repeatedOption(String)
    case missingArgument(String)
    case unexpectedArgument(String)
  }

  /// What is wrong.
  package let fact: Fact
  let program: String
  /// The command that had been understood by then.
  package let command: String?

  /// Two lines: which word wasn't understood, and what to type next.
  package var message: String {
    let topic = command.map { " \($0)" } ?? ""
    return "\(complaint)\nFor help, type: \(program) help\(topic)"
  }

  private var complaint: String {
    let subject = quoted(command ?? program)
    switch fact {
    case .unknownCommand(let word, let nearest):
      return "There is no command \(quoted(word)).\(suggestion(nearest))"
    case .unfinishedCommand(let choices):
      return
        "\(subject) is the beginning of a command: \(choices.map(quoted).joined(separator: ", "))."
    case .unknownOption(let word, let nearest):
      return "\(subject) has no option \(quoted(word)).\(suggestion(nearest))"
    case .missingValue(let option, let placeholder):
      return "The option \(quoted(option)) needs a value: \(option) <\(placeholder)>"
    case .valueForFlag(let option, let value):
      return "The option \(quoted(option)) takes no value, so leave out \(quoted("=" + value))."
    case .repeatedOption(let option):
      return "The option \(quoted(option)) is there twice, so leave one out."
    case .missingArgument(let name):
      return "\(subject) needs one more word: <\(name)>"
    case .unexpectedArgument(let word):
      return "\(subject) doesn't know what to do with \(quoted(word))."
    }
  }

  private func suggestion(_ nearest: String?) -> String {
    nearest.map { " Did you mean \(quoted($0))?" } ?? ""
  }

  /// At most 40 characters on one line, whatever was typed.
  private func quoted(_ word: String) -> String {
    let shown = word.visible.prefix(40).map { $0 == "\n" ? "␊" : String($0) }.joined()
    return "'\(shown)\(word.count > 40 ? "…" : "")'"
  }
}
