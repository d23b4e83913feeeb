package import Course

/// How far an exercise has come; reports use the names of the cases.
package enum ExerciseState: String {
  case open, begun, seen, solved, skipped

  package var sentence: Sentence {
    switch self {
    case .open: .says("command.state.open")
    case .begun: .says("command.state.begun")
    case .seen: .says("command.state.seen")
    case .solved: .says("command.state.solved")
    case .skipped: .says("command.state.skipped")
    }
  }
}
