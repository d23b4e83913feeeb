import Course

/// The sentences of `lessons hand-out` and of the pages that it makes.
enum HandOutSentence: String, SentenceKey {
  case mark = "handOut.mark"
  case write = "handOut.write"
  case writeEither = "handOut.writeEither"
  case tryLines = "handOut.try"
  case ownNumbers = "handOut.own"
  case done = "handOut.done"
  case kept = "handOut.kept"
  case proved = "handOut.proved"
  case grade = "handOut.grade"
  case fingerprint = "handOut.fingerprint"

  var parameters: Set<String> {
    switch self {
    case .write: ["file"]
    case .writeEither: ["file", "other"]
    case .mark, .tryLines, .ownNumbers: []
    case .fingerprint: ["fingerprint"]
    case .done: ["learners", "exercises", "folder"]
    case .kept: ["count"]
    case .proved: ["count"]
    case .grade: ["command"]
    }
  }
}
