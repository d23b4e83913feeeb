package import Course

/// What a proof is about, in the order in which `dev check` counts.
package enum ProofKind: String, CaseIterable, Hashable, Sendable {
  case starters, solutions, alternatives, wrongAnswers, readings, pages, cases, coincidences,
    windowless,
    pairs,
    hints, variants, variantPrograms, hiddenCases, needs, deadlines, sections, listings,
    swiftListings,
    numbers, drawings, logs, coverage, quizItems, links, sentences

  /// The rest of the sentence that begins with this number.
  package func sentence(_ number: Int) -> Sentence {
    let count = Sentence.Value.count(number)
    return switch self {
    case .starters: .says("proof.starters", ["count": count])
    case .solutions: .says("proof.solutions", ["count": count])
    case .alternatives: .says("proof.alternatives", ["count": count])
    case .wrongAnswers: .says("proof.wrongAnswers", ["count": count])
    case .readings: .says("proof.readings", ["count": count])
    case .pages: .says("proof.pages", ["count": count])
    case .cases: .says("proof.cases", ["count": count])
    case .coincidences: .says("proof.coincidences", ["count": count])
    case .windowless: .says("proof.windowless", ["count": count])
    case .pairs: .says("proof.pairs", ["count": count])
    case .hints: .says("proof.hints", ["count": count])
    case .variants: .says("proof.variants", ["count": count])
    case .variantPrograms: .says("proof.variantPrograms", ["count": count])
    case .hiddenCases: .says("proof.hiddenCases", ["count": count])
    case .needs: .says("proof.needs", ["count": count])
    case .deadlines: .says("proof.deadlines", ["count": count])
    case .sections: .says("proof.sections", ["count": count])
    case .listings: .says("proof.listings", ["count": count])
    case .swiftListings: .says("proof.swiftListings", ["count": count])
    case .numbers: .says("proof.numbers", ["count": count])
    case .drawings: .says("proof.drawings", ["count": count])
    case .logs: .says("proof.logs", ["count": count])
    case .coverage: .says("proof.coverage", ["count": count])
    case .quizItems: .says("proof.quizItems", ["count": count])
    case .links: .says("proof.links", ["count": count])
    case .sentences: .says("proof.sentences", ["count": count])
    }
  }
}
