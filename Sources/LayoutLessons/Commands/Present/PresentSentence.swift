package import Course

/// The sentences of `lessons present`.
package enum PresentSentence: SentenceArea {
  package static func opening(number: Int, total: Int, count: Int, minutes: Int) -> Sentence {
    says(
      "present.opening",
      [
        "number": .count(number), "total": .count(total), "count": .count(count),
        "minutes": .count(minutes),
      ])
  }
  package static func emptyWindow(width: Double, height: Double) -> Sentence {
    says("present.window", ["width": .points(width), "height": .points(height)])
  }
  package static var vote: Sentence { says("present.vote") }
  package static var voteTyped: Sentence { says("present.vote.typed") }
  package static var voteCounted: Sentence { says("present.vote.counted") }
  package static func handsOf(count: Int, total: Int) -> Sentence {
    says("present.vote.hands.of", ["count": .count(count), "total": .count(total)])
  }
  package static var reveal: Sentence { says("present.reveal") }
  package static var locked: Sentence { says("present.reveal.locked") }
  package static var oneLayout: Sentence { says("present.reveal.one") }
  package static var manyLayouts: Sentence { says("present.reveal.many") }
  package static var noLayout: Sentence { says("present.reveal.none") }
  package static var answer: Sentence { says("present.reveal.words") }
  package static var together: Sentence { says("present.together") }
  package static var starter: Sentence { says("present.starter") }
  package static func place(step: Int, steps: Int) -> Sentence {
    says("present.place", ["step": .count(step), "steps": .count(steps)])
  }
  package static func placeWithPages(step: Int, steps: Int, page: Int, pages: Int) -> Sentence {
    says(
      "present.place.pages",
      ["step": .count(step), "steps": .count(steps), "page": .count(page), "pages": .count(pages)])
  }
  package static var keys: Sentence { says("present.keys") }
  package static var keysVoting: Sentence { says("present.keys.voting") }
  package static var keysShort: Sentence { says("present.keys.short") }
  package static var help: Sentence { says("present.help") }
  package static var helpNext: Sentence { says("present.help.next") }
  package static var helpBack: Sentence { says("present.help.back") }
  package static var helpVote: Sentence { says("present.help.vote") }
  package static var helpChoice: Sentence { says("present.help.choice") }
  package static var helpReveal: Sentence { says("present.help.reveal") }
  package static var helpQuit: Sentence { says("present.help.quit") }
}
