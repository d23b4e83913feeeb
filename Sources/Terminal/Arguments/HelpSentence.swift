package import Course

/// What help, completions and the manual page say; the table of commands has most of the keys.
package enum HelpSentence: SentenceArea {
  package static var commands: Sentence { says("help.commands") }
  static var classRoster: Sentence { says("help.classRoster") }
  static var rosterID: Sentence { says("help.rosterID") }
  package static var direction: Sentence { says("help.direction") }
  package static var equations: Sentence { says("help.equations") }
  static var exerciseList: Sentence { says("help.exerciseList") }
  package static var rules: Sentence { says("help.rules") }
}
