import Course

/// The sentences of `lessons present`.
package enum PresentSentence: String, SentenceKey {
  case opening = "present.opening"
  case emptyWindow = "present.window"
  case vote = "present.vote"
  case voteTyped = "present.vote.typed"
  case voteCounted = "present.vote.counted"
  case handsOf = "present.vote.hands.of"
  case reveal = "present.reveal"
  case locked = "present.reveal.locked"
  case oneLayout = "present.reveal.one"
  case manyLayouts = "present.reveal.many"
  case noLayout = "present.reveal.none"
  case answer = "present.reveal.words"
  case together = "present.together"
  case starter = "present.starter"
  case place = "present.place"
  case placeWithPages = "present.place.pages"
  case keys = "present.keys"
  case keysVoting = "present.keys.voting"
  case keysShort = "present.keys.short"
  case help = "present.help"
  case helpNext = "present.help.next"
  case helpBack = "present.help.back"
  case helpVote = "present.help.vote"
  case helpChoice = "present.help.choice"
  case helpReveal = "present.help.reveal"
  case helpQuit = "present.help.quit"

  package var parameters: Set<String> {
    switch self {
    case .opening: ["number", "total", "count", "minutes"]
    case .emptyWindow: ["width", "height"]
    case .handsOf: ["count", "total"]
    case .place: ["step", "steps"]
    case .placeWithPages: ["step", "steps", "page", "pages"]
    default: []
    }
  }
}
