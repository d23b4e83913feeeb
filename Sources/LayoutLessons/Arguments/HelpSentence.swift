import Course

/// What help, completions and the manual page say; the table of commands has most of the keys.
enum HelpSentence: SentenceArea {
  static var arguments: Sentence { says("help.arguments") }
  static var command: Sentence { says("help.command") }
  static var commands: Sentence { says("help.commands") }
  static var description: Sentence { says("help.description") }
  static func group(count: Int) -> Sentence { says("help.group", ["count": .count(count)]) }
  static var help: Sentence { says("help.help") }
  static var globalOptions: Sentence { says("help.globalOptions") }
  static func more(command: String) -> Sentence { says("help.more", ["command": .text(command)]) }
  static var name: Sentence { says("help.name") }
  static var options: Sentence { says("help.options") }
  static func section(title: Sentence) -> Sentence {
    says("help.section", ["title": .sentence(title)])
  }
  static var synopsis: Sentence { says("help.synopsis") }
  static var usage: Sentence { says("help.usage") }
  static var version: Sentence { says("help.version") }
  static var answerDefault: Sentence { says("help.currentExercise") }
  static var classRoster: Sentence { says("help.classRoster") }
  static var direction: Sentence { says("help.direction") }
  static var equations: Sentence { says("help.equations") }
  static var exerciseList: Sentence { says("help.exerciseList") }
  static var rules: Sentence { says("help.rules") }
  static var trust: Sentence { says("help.trust") }
}
