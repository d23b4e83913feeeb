package import Course
package import LayoutEngine

/// What to do about a line that is suspected.
package struct Advice: Sendable {
  /// Which line, and how sure that is.
  package let headline: Sentence
  /// What speaks for it.
  package let reason: Sentence
  /// What to change.
  package let change: Sentence
  /// The change as code, in names made from the report's; empty where it isn't code.
  package let code: [String]
  /// The view to look for; `nil` if the report names none.
  package let item: ItemID?
}

extension LogExplanation {
  /// What to do about a suspected line.
  package func advice(on suspicion: Suspicion) -> Advice {
    let (change, code) = change(for: suspicion)
    return Advice(
      headline: headline(of: suspicion), reason: reason(of: suspicion), change: change, code: code,
      item: layout.constraints[suspicion.entry].map {
        suspicion.reason == .maskLeftOn ? layout.framed(by: $0) : $0.first.item
      })
  }

  /// The number under which people are told of an entry, counted from 1.
  package func number(of entry: Int) -> Int { entry + 1 }

  private func headline(of suspicion: Suspicion) -> Sentence {
    let line = number(of: suspicion.entry)
    switch suspicion.reason {
    case .apples, .notYours: return Sentence.says("explain.suspect.notYours")
    case .negative: return .says("explain.suspect.negative", ["line": .count(line)])
    default: break
    }
    if suspicion.confidence != .oneOfTwo, let other = suspicion.other {
      return Sentence.says(
        "explain.suspect.given", ["line": .count(line), "other": .count(number(of: other))])
    }
    switch suspicion.confidence {
    case .almostCertain: return .says("explain.suspect.certain", ["line": .count(line)])
    case .likely: return .says("explain.suspect.likely", ["line": .count(line)])
    case .possible: return .says("explain.suspect.possible", ["line": .count(line)])
    case .oneOfTwo:
      let other = suspicion.other ?? suspicion.entry
      let (first, second) = (min(suspicion.entry, other), max(suspicion.entry, other))
      return Sentence.says(
        "explain.suspect.oneOfTwo",
        ["line": .count(number(of: first)), "other": .count(number(of: second))])
    }
  }
}

extension Suspicion {
  /// The other line of a pair of which one is too many, or has to give way.
  package var other: Int? {
    switch reason {
    case .saidTwice(let other), .tiedTwice(let other), .givenSize(let other),
      .noRoomYet(let other), .sharedSize(let other), .stackSpacing(let other):
      other
    default: nil
    }
  }
}
