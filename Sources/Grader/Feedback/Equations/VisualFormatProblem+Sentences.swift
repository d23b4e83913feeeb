package import Course
package import LayoutEngine

extension VisualFormatProblem {
  package var message: Sentence {
    switch self {
    case .colonMissing(let letter): .format(.colonMissing, ["letter": .text(letter)])
    case .viewMissing: .format(.viewMissing)
    case .nameMissing: .format(.nameMissing)
    case .bracketNotClosed: .format(.bracketNotClosed)
    case .viewOrBarMissing: .format(.viewOrBarMissing)
    case .textAfterEnd: .format(.textAfterEnd)
    case .barAlone: .format(.barAlone)
    case .endsTooSoon: .format(.endsTooSoon)
    case .dashMissing: .format(.dashMissing)
    case .minusWithoutParentheses: .format(.minus)
    case .valueMissing: .format(.valueMissing)
    case .unknownMetric(let name, _): .format(.unknownMetric, ["name": .text(name)])
    case .viewAsDistance(let name): .format(.viewAsDistance, ["name": .text(name)])
    case .viewAsPriority(let name): .format(.viewAsPriority, ["name": .text(name)])
    case .metricAsView(let name): .format(.metricAsView, ["name": .text(name)])
    case .notARelation(let sign, _): .equation(.notARelation, ["sign": .text(sign)])
    case .sizesNotClosed, .distancesNotClosed: .format(.listNotClosed)
    case .multiplied: .format(.multiplied)
    case .alignedAlongAxis(let attribute, let axis):
      .format(
        axis == .horizontal ? .alignedAcross : .alignedDown,
        ["attribute": .text(attribute.name)])
    case .unknownClause: .format(.unknownClause)
    case .clauseRepeated(let name): .format(.clauseRepeated, ["name": .text(name)])
    case .notOptions: .format(.notOptions)
    case .notMetrics: .format(.notMetrics)
    case .unknownOption(let name, _): .format(.unknownOption, ["name": .text(name)])
    case .secondDirection: .format(.secondDirection)
    case .metricRepeated(let name): .format(.metricRepeated, ["name": .text(name)])
    }
  }

  package var hint: Sentence? {
    switch self {
    case .colonMissing(let letter): .write("\(letter):")
    case .viewMissing, .nameMissing: .forExample("[Photo]")
    case .bracketNotClosed: .format(.bracketNotClosedHint)
    case .viewOrBarMissing: .format(.viewOrBarMissingHint)
    case .barAlone: .forExample("|-[Photo]")
    case .endsTooSoon: .format(.endsTooSoonHint)
    case .dashMissing: .format(.dashMissingHint)
    case .minusWithoutParentheses: .format(.minusHint)
    case .valueMissing: .forExample("8")
    case .unknownMetric(let name, let suggestions):
      .didYouMean(suggestions) ?? .format(.unknownMetricHint, ["name": .text(name)])
    case .viewAsDistance(let name): .format(.viewAsDistanceHint, ["name": .text(name)])
    case .viewAsPriority: .forExample("@750")
    case .notARelation(_, let relation): .write(relation == .equal ? "==" : relation.sign)
    case .sizesNotClosed, .distancesNotClosed: .format(.listNotClosedHint)
    case .multiplied: .format(.multipliedHint)
    case .alignedAlongAxis(_, let axis):
      .format(axis == .horizontal ? .alignedAcrossHint : .alignedDownHint)
    case .notOptions: .forExample("options: [.alignAllTop]")
    case .notMetrics: .forExample("metrics: [gap: 12]")
    case .unknownClause(_, let suggestions), .unknownOption(_, let suggestions):
      .didYouMean(suggestions)
    case .textAfterEnd, .metricAsView, .clauseRepeated, .secondDirection, .metricRepeated: nil
    }
  }
}

extension Sentence {
  /// A sentence of the formats' area.
  fileprivate static func format(
    _ key: VisualFormatSentence, _ values: [String: Value] = [:]
  ) -> Sentence {
    Sentence(key, values)
  }
}
