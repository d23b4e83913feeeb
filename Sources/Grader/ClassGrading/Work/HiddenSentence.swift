import Course

/// What learners are told about cases that nobody has seen, under their teacher's policy.
package enum HiddenSentence: String, SentenceKey {
  case kept = "hidden.kept"
  case someMissed = "hidden.missed"
  case missed = "hidden.missed.kinds"
  case kindCount = "hidden.kind"
  case severalKinds = "hidden.kinds.several"
  case narrower = "hidden.kind.narrower"
  case wider = "hidden.kind.wider"
  case shorter = "hidden.kind.shorter"
  case taller = "hidden.kind.taller"
  case between = "hidden.kind.between"
  case rightToLeft = "hidden.kind.rightToLeft"
  case otherContent = "hidden.kind.otherContent"
  case later = "hidden.kind.later"

  package var parameters: Set<String> {
    switch self {
    case .kept: ["all"]
    case .missed: ["all", "failed", "kinds"]
    case .kindCount: ["count", "kind"]
    default: []
    }
  }
}
