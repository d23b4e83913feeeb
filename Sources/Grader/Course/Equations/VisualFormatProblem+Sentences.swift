package import LayoutEngine

extension VisualFormatProblem {
  package var message: Sentence {
    switch self {
    case .colonMissing(let letter): .says("format.colonMissing", ["letter": .text(letter)])
    case .viewMissing: .says("format.viewMissing")
    case .nameMissing: .says("format.nameMissing")
    case .bracketNotClosed: .says("format.bracketNotClosed")
    case .viewOrBarMissing: .says("format.viewOrBarMissing")
    case .textAfterEnd: .says("format.textAfterEnd")
    case .barAlone: .says("format.barAlone")
    case .endsTooSoon: .says("format.endsTooSoon")
    case .dashMissing: .says("format.dashMissing")
    case .minusWithoutParentheses: .says("format.minusWithoutParentheses")
    case .valueMissing: .says("format.valueMissing")
    case .unknownMetric(let name, _): .says("format.unknownMetric", ["name": .text(name)])
    case .viewAsDistance(let name): .says("format.viewAsDistance", ["name": .text(name)])
    case .viewAsPriority(let name): .says("format.viewAsPriority", ["name": .text(name)])
    case .metricAsView(let name): .says("format.metricAsView", ["name": .text(name)])
    case .notARelation(let sign, _): EquationSentence.notARelation(sign: sign)
    case .sizesNotClosed, .distancesNotClosed: .says("format.listNotClosed")
    case .multiplied: .says("format.multiplied")
    case .alignedAlongAxis(let attribute, let axis):
      axis == .horizontal
        ? .says("format.aligned.horizontal", ["attribute": .text(attribute.name)])
        : .says("format.aligned.vertical", ["attribute": .text(attribute.name)])
    case .unknownClause: .says("format.unknownClause")
    case .clauseRepeated(let name): .says("format.clauseRepeated", ["name": .text(name)])
    case .notOptions: .says("format.notOptions")
    case .notMetrics: .says("format.notMetrics")
    case .unknownOption(let name, _): .says("format.unknownOption", ["name": .text(name)])
    case .secondDirection: .says("format.secondDirection")
    case .metricRepeated(let name): .says("format.metricRepeated", ["name": .text(name)])
    }
  }

  package var hint: Sentence? {
    switch self {
    case .colonMissing(let letter): .write("\(letter):")
    case .viewMissing, .nameMissing: .forExample("[Photo]")
    case .bracketNotClosed: .says("format.bracketNotClosed.hint")
    case .viewOrBarMissing: .says("format.viewOrBarMissing.hint")
    case .barAlone: .forExample("|-[Photo]")
    case .endsTooSoon: .says("format.endsTooSoon.hint")
    case .dashMissing: .says("format.dashMissing.hint")
    case .minusWithoutParentheses: .says("format.minusWithoutParentheses.hint")
    case .valueMissing: .forExample("8")
    case .unknownMetric(let name, let suggestions):
      .didYouMean(suggestions) ?? .says("format.unknownMetric.hint", ["name": .text(name)])
    case .viewAsDistance(let name): .says("format.viewAsDistance.hint", ["name": .text(name)])
    case .viewAsPriority: .forExample("@750")
    case .notARelation(_, let relation): .write(relation == .equal ? "==" : relation.sign)
    case .sizesNotClosed, .distancesNotClosed: .says("format.listNotClosed.hint")
    case .multiplied: .says("format.multiplied.hint")
    case .alignedAlongAxis(_, let axis):
      axis == .horizontal
        ? .says("format.aligned.horizontal.hint") : .says("format.aligned.vertical.hint")
    case .notOptions: .forExample("options: [.alignAllTop]")
    case .notMetrics: .forExample("metrics: [gap: 12]")
    case .unknownClause(_, let suggestions), .unknownOption(_, let suggestions):
      .didYouMean(suggestions)
    case .textAfterEnd, .metricAsView, .clauseRepeated, .secondDirection, .metricRepeated: nil
    }
  }
}
