import Course

/// What a proof is about; the sentence completes "12 …".
package enum ProofKind: String, SentenceKey {
  case starters = "proof.starters"
  case solutions = "proof.solutions"
  case alternatives = "proof.alternatives"
  case wrongAnswers = "proof.wrongAnswers"
  case cases = "proof.cases"
  case coincidences = "proof.coincidences"
  case windowless = "proof.windowless"
  case pairs = "proof.pairs"
  case hints = "proof.hints"
  case variants = "proof.variants"
  case variantPrograms = "proof.variantPrograms"
  case hiddenCases = "proof.hiddenCases"
  case needs = "proof.needs"
  case sections = "proof.sections"
  case listings = "proof.listings"
  case swiftListings = "proof.swiftListings"
  case numbers = "proof.numbers"
  case drawings = "proof.drawings"
  case logs = "proof.logs"
  case coverage = "proof.coverage"
  case links = "proof.links"
  case sentences = "proof.sentences"

  package var parameters: Set<String> { ["count"] }
}
