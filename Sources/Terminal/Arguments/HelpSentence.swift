import Course

/// What help, completions and the manual page say; the table of commands has most of the keys.
enum HelpSentence: SentenceArea {
  static var all: Sentence { says("help.all") }
  static var commands: Sentence { says("help.commands") }
  static var answerDefault: Sentence { says("help.currentExercise") }
  static var classRoster: Sentence { says("help.classRoster") }
  static var rosterID: Sentence { says("help.rosterID") }
  static var direction: Sentence { says("help.direction") }
  static var equations: Sentence { says("help.equations") }
  static var exerciseList: Sentence { says("help.exerciseList") }
  static var rules: Sentence { says("help.rules") }
}
