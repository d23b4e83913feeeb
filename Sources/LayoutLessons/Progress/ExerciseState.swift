import Course

/// How far an exercise has come; reports use the names of the cases.
enum ExerciseState: String {
  case open, begun, seen, solved, skipped

  var sentence: Sentence {
    switch self {
    case .open: CommandSentence.stateOpen
    case .begun: CommandSentence.stateBegun
    case .seen: CommandSentence.stateSeen
    case .solved: CommandSentence.stateSolved
    case .skipped: CommandSentence.stateSkipped
    }
  }
}
