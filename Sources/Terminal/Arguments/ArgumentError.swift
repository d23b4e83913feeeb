package import Course

/// Command-line words that the program doesn't understand.
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
  package let program: String
  /// The command that had been understood by then.
  package let command: String?

  /// Two lines: which word wasn't understood, and what to type next.
  package func message(_ strings: StringsCatalogue) -> String {
    let topic = command.map { " \($0)" } ?? ""
    return [complaint, .says("arguments.forHelp", ["command": .text("\(program) help\(topic)")])]
      .map(strings.text).joined(separator: "\n")
  }

  private var complaint: Sentence {
    let subject = quoted(command ?? program)
    return switch fact {
    case .unknownCommand(let word, let nearest):
      suggesting(nearest, .says("arguments.unknownCommand", ["word": .text(quoted(word))]))
    case .unfinishedCommand(let choices):
      .says(
        "arguments.unfinishedCommand",
        ["command": .text(subject), "choices": .text(choices.map(quoted).joined(separator: ", "))])
    case .unknownOption(let word, let nearest):
      suggesting(
        nearest,
        .says(
          "arguments.unknownOption", ["command": .text(subject), "option": .text(quoted(word))]))
    case .missingValue(let option, let placeholder):
      .says(
        "arguments.missingValue",
        ["option": .text(quoted(option)), "usage": .text("\(option) <\(placeholder)>")])
    case .valueForFlag(let option, let value):
      .says(
        "arguments.valueForFlag",
        ["option": .text(quoted(option)), "value": .text(quoted("=" + value))])
    case .repeatedOption(let option):
      .says("arguments.repeatedOption", ["option": .text(quoted(option))])
    case .missingArgument(let name):
      .says("arguments.missingArgument", ["command": .text(subject), "name": .text(name)])
    case .unexpectedArgument(let word):
      .says(
        "arguments.unexpectedArgument", ["command": .text(subject), "word": .text(quoted(word))])
    }
  }

  private func suggesting(_ nearest: String?, _ complaint: Sentence) -> Sentence {
    nearest.map {
      .says("arguments.nearest", ["complaint": .sentence(complaint), "word": .text(quoted($0))])
    } ?? complaint
  }

  /// At most 40 characters on one line, whatever was typed.
  private func quoted(_ word: String) -> String {
    let shown = word.visible.prefix(40).map { $0 == "\n" ? "␊" : String($0) }.joined()
    return "'\(shown)\(word.count > 40 ? "…" : "")'"
  }
}
