import Course

/// What can't be understood of the words after the program's name.
enum ArgumentSentence: SentenceArea {
  static func forHelp(command: String) -> Sentence {
    says("arguments.forHelp", ["command": .text(command)])
  }
  static func missingArgument(command: String, name: String) -> Sentence {
    says("arguments.missingArgument", ["command": .text(command), "name": .text(name)])
  }
  static func missingValue(option: String, usage: String) -> Sentence {
    says("arguments.missingValue", ["option": .text(option), "usage": .text(usage)])
  }
  static func nearest(complaint: Sentence, word: String) -> Sentence {
    says("arguments.nearest", ["complaint": .sentence(complaint), "word": .text(word)])
  }
  static func repeatedOption(option: String) -> Sentence {
    says("arguments.repeatedOption", ["option": .text(option)])
  }
  static func unexpectedArgument(command: String, word: String) -> Sentence {
    says("arguments.unexpectedArgument", ["command": .text(command), "word": .text(word)])
  }
  static func unfinishedCommand(command: String, choices: String) -> Sentence {
    says("arguments.unfinishedCommand", ["command": .text(command), "choices": .text(choices)])
  }
  static func unknownCommand(word: String) -> Sentence {
    says("arguments.unknownCommand", ["word": .text(word)])
  }
  static func unknownOption(command: String, option: String) -> Sentence {
    says("arguments.unknownOption", ["command": .text(command), "option": .text(option)])
  }
  static func valueForFlag(option: String, value: String) -> Sentence {
    says("arguments.valueForFlag", ["option": .text(option), "value": .text(value)])
  }
}
