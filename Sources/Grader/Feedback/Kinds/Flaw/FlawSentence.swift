package import Course

/// The sentences of exercises that ask for a conflict or an ambiguous layout.
package enum FlawSentence: SentenceArea {
  package static var given: Sentence { says("command.goal.given") }
  package static func passedConflict(windows: Sentence.Value) -> Sentence {
    says("flaw.passed.conflict", ["windows": windows])
  }
  package static func passedPartly(satisfied: Sentence.Value, conflicts: Sentence.Value) -> Sentence
  {
    says("flaw.passed.partly", ["satisfied": satisfied, "conflicts": conflicts])
  }
  package static func passedAmbiguous(anchors: Sentence.Value, windows: Sentence.Value, count: Int)
    -> Sentence
  {
    says("flaw.passed.ambiguous", ["anchors": anchors, "windows": windows, "count": .count(count)])
  }
  package static func conflict(window: Sentence, members: Sentence.Value) -> Sentence {
    says("flaw.conflict", ["window": .sentence(window), "members": members])
  }
  package static func conflictAlone(window: Sentence, member: Sentence.Value) -> Sentence {
    says("flaw.conflict.alone", ["window": .sentence(window), "member": member])
  }

  package static func nothingConflicts(window: Sentence) -> Sentence {
    says("flaw.nothingConflicts.seen", ["window": .sentence(window)])
  }
  package static func nothingRequiredConflicts(window: Sentence) -> Sentence {
    says("flaw.nothingConflicts.required", ["window": .sentence(window)])
  }
  package static var solutionBelow: Sentence { says("flaw.nothingConflicts.below") }
  package static var ambiguousBelow: Sentence { says("flaw.nothingConflicts.ambiguous") }
  package static var givesWay: Sentence { says("flaw.nothingConflicts.optional") }
  package static var nothingConflictsNext: Sentence { says("flaw.nothingConflicts.next") }

  package static func conflictBetween(given: Sentence.Value, own: Int) -> Sentence {
    says("flaw.otherConflict.between", ["given": given, "own": .count(own)])
  }
  package static func conflictOfLines(count: Int) -> Sentence {
    says("flaw.otherConflict.lines", ["count": .count(count)])
  }
  package static var otherConflictNext: Sentence { says("flaw.otherConflict.next") }

  package static var satisfiedThere: Sentence { says("flaw.conflicting.satisfied") }
  package static var noLayout: Sentence { says("flaw.conflicting.none") }

  package static func nothingAmbiguous(window: Sentence) -> Sentence {
    says("flaw.nothingAmbiguous.seen", ["window": .sentence(window)])
  }
  package static var onlyLayout: Sentence { says("flaw.nothingAmbiguous.below") }
  package static var decides: Sentence { says("flaw.nothingAmbiguous.optional") }
  package static func determinedNext(anchor: String) -> Sentence {
    says("flaw.nothingAmbiguous.next", ["anchor": .text(anchor)])
  }

  package static func otherAmbiguous(window: Sentence, anchors: Sentence.Value, count: Int)
    -> Sentence
  {
    says(
      "flaw.otherAmbiguous.seen",
      ["window": .sentence(window), "anchors": anchors, "count": .count(count)])
  }
  package static func ambiguityAsked(wanted: Sentence.Value) -> Sentence {
    says("flaw.otherAmbiguous.asked", ["wanted": wanted])
  }
  package static func surplusNext(anchor: String) -> Sentence {
    says("flaw.otherAmbiguous.surplus.next", ["anchor": .text(anchor)])
  }
}
