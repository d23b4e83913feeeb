/// By what works that don't pass yet are grouped.
package enum MistakeName: Hashable, Sendable {
  /// A wrong answer that the course knows, by the name of its misconception: `sign-kept`.
  case known(String)
  /// What was done to the layout, as it was recognised: `missing-line`.
  case recognised(String)
  /// The verdict, and what it is about where its summary says so: `unreadable`, `E102`.
  case verdict(String, about: String?)
  /// The cases that the course shows hold, and hidden ones don't.
  case hidden

  /// What a piece of work is grouped by; nothing if it passes, or there is no grade.
  package init?(_ work: GradedWork) {
    guard work.blank == nil, let verdict = work.verdict, !work.isPassed else { return nil }
    if verdict == "passed" {
      self = .hidden
    } else if let mistake = work.feedback?.mistake {
      self = .known(mistake)
    } else if let diagnosis = work.feedback?.diagnosis, diagnosis != Self.unknown {
      self = .recognised(diagnosis)
    } else {
      self = .verdict(verdict, about: work.summary.flatMap { Self.subject(of: $0) })
    }
  }

  /// The diagnosis that says nothing.
  private static let unknown = "unknown"

  /// Words of a summary after which a place or a window comes, which says nothing of the mistake.
  private static let places: Set<Substring> = ["line", "window", "after"]

  /// What a summary is about: the compiler's words, or else the second word.
  ///
  ///     misplaced Blue.trailing 232 not 216, window 320x72  →  Blue.trailing
  ///     notCompiled line 8: cannot find 'x' in scope        →  cannot find 'x' in scope
  private static func subject(of summary: String) -> String? {
    if let colon = summary.firstRange(of: ": ") { return String(summary[colon.upperBound...]) }
    let words = summary.split(separator: " ", maxSplits: 2)
    guard words.count > 1, !places.contains(words[1]) else { return nil }
    return String(words[1].prefix { $0 != "," })
  }

  /// The name in one line, by which names are put in order.
  var order: String {
    switch self {
    case .known(let mistake): "1 \(mistake)"
    case .recognised(let diagnosis): "2 \(diagnosis)"
    case .verdict(let verdict, let about): "3 \(verdict) \(about ?? "")"
    case .hidden: "4"
    }
  }
}
