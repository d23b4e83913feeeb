package import Course
package import LayoutEngine

extension VisualFormatProblem {
  package var message: Sentence {
    switch self {
    case .colonMissing(let letter): VisualFormatSentence.colonMissing(letter: letter)
    case .viewMissing: VisualFormatSentence.viewMissing
    case .nameMissing: VisualFormatSentence.nameMissing
    case .bracketNotClosed: VisualFormatSentence.bracketNotClosed
    case .viewOrBarMissing: VisualFormatSentence.viewOrBarMissing
    case .textAfterEnd: VisualFormatSentence.textAfterEnd
    case .barAlone: VisualFormatSentence.barAlone
    case .endsTooSoon: VisualFormatSentence.endsTooSoon
    case .dashMissing: VisualFormatSentence.dashMissing
    case .minusWithoutParentheses: VisualFormatSentence.minus
    case .valueMissing: VisualFormatSentence.valueMissing
    case .unknownMetric(let name, _): VisualFormatSentence.unknownMetric(name: name)
    case .viewAsDistance(let name): VisualFormatSentence.viewAsDistance(name: name)
    case .viewAsPriority(let name): VisualFormatSentence.viewAsPriority(name: name)
    case .metricAsView(let name): VisualFormatSentence.metricAsView(name: name)
    case .notARelation(let sign, _): EquationSentence.notARelation(sign: sign)
    case .sizesNotClosed, .distancesNotClosed: VisualFormatSentence.listNotClosed
    case .multiplied: VisualFormatSentence.multiplied
    case .alignedAlongAxis(let attribute, let axis):
      axis == .horizontal
        ? VisualFormatSentence.alignedAcross(attribute: attribute.name)
        : VisualFormatSentence.alignedDown(attribute: attribute.name)
    case .unknownClause: VisualFormatSentence.unknownClause
    case .clauseRepeated(let name): VisualFormatSentence.clauseRepeated(name: name)
    case .notOptions: VisualFormatSentence.notOptions
    case .notMetrics: VisualFormatSentence.notMetrics
    case .unknownOption(let name, _): VisualFormatSentence.unknownOption(name: name)
    case .secondDirection: VisualFormatSentence.secondDirection
    case .metricRepeated(let name): VisualFormatSentence.metricRepeated(name: name)
    }
  }

  package var hint: Sentence? {
    switch self {
    case .colonMissing(let letter): .write("\(letter):")
    case .viewMissing, .nameMissing: .forExample("[Photo]")
    case .bracketNotClosed: VisualFormatSentence.bracketNotClosedHint
    case .viewOrBarMissing: VisualFormatSentence.viewOrBarMissingHint
    case .barAlone: .forExample("|-[Photo]")
    case .endsTooSoon: VisualFormatSentence.endsTooSoonHint
    case .dashMissing: VisualFormatSentence.dashMissingHint
    case .minusWithoutParentheses: VisualFormatSentence.minusHint
    case .valueMissing: .forExample("8")
    case .unknownMetric(let name, let suggestions):
      .didYouMean(suggestions) ?? VisualFormatSentence.unknownMetricHint(name: name)
    case .viewAsDistance(let name): VisualFormatSentence.viewAsDistanceHint(name: name)
    case .viewAsPriority: .forExample("@750")
    case .notARelation(_, let relation): .write(relation == .equal ? "==" : relation.sign)
    case .sizesNotClosed, .distancesNotClosed: VisualFormatSentence.listNotClosedHint
    case .multiplied: VisualFormatSentence.multipliedHint
    case .alignedAlongAxis(_, let axis):
      axis == .horizontal
        ? VisualFormatSentence.alignedAcrossHint : VisualFormatSentence.alignedDownHint
    case .notOptions: .forExample("options: [.alignAllTop]")
    case .notMetrics: .forExample("metrics: [gap: 12]")
    case .unknownClause(_, let suggestions), .unknownOption(_, let suggestions):
      .didYouMean(suggestions)
    case .textAfterEnd, .metricAsView, .clauseRepeated, .secondDirection, .metricRepeated: nil
    }
  }
}
