import Course

/// The sentences about formats that can't be read.
///
/// They are written as those about equations: a place stands before them.
package enum VisualFormatSentence: String, SentenceKey {
  case colonMissing = "format.colonMissing"
  case viewMissing = "format.viewMissing"
  case nameMissing = "format.nameMissing"
  case bracketNotClosed = "format.bracketNotClosed"
  case bracketNotClosedHint = "format.bracketNotClosed.hint"
  case viewOrBarMissing = "format.viewOrBarMissing"
  case viewOrBarMissingHint = "format.viewOrBarMissing.hint"
  case textAfterEnd = "format.textAfterEnd"
  case barAlone = "format.barAlone"
  case endsTooSoon = "format.endsTooSoon"
  case endsTooSoonHint = "format.endsTooSoon.hint"
  case dashMissing = "format.dashMissing"
  case dashMissingHint = "format.dashMissing.hint"
  case minus = "format.minusWithoutParentheses"
  case minusHint = "format.minusWithoutParentheses.hint"
  case valueMissing = "format.valueMissing"
  case unknownMetric = "format.unknownMetric"
  case unknownMetricHint = "format.unknownMetric.hint"
  case viewAsDistance = "format.viewAsDistance"
  case viewAsDistanceHint = "format.viewAsDistance.hint"
  case viewAsPriority = "format.viewAsPriority"
  case metricAsView = "format.metricAsView"
  case listNotClosed = "format.listNotClosed"
  case listNotClosedHint = "format.listNotClosed.hint"
  case multiplied = "format.multiplied"
  case multipliedHint = "format.multiplied.hint"
  case alignedAcross = "format.aligned.horizontal"
  case alignedAcrossHint = "format.aligned.horizontal.hint"
  case alignedDown = "format.aligned.vertical"
  case alignedDownHint = "format.aligned.vertical.hint"
  case unknownClause = "format.unknownClause"
  case clauseRepeated = "format.clauseRepeated"
  case notOptions = "format.notOptions"
  case notMetrics = "format.notMetrics"
  case unknownOption = "format.unknownOption"
  case secondDirection = "format.secondDirection"
  case metricRepeated = "format.metricRepeated"

  package var parameters: Set<String> {
    switch self {
    case .colonMissing: ["letter"]
    case .unknownMetric, .unknownMetricHint, .viewAsDistance, .viewAsDistanceHint, .viewAsPriority,
      .metricAsView, .clauseRepeated, .unknownOption, .metricRepeated:
      ["name"]
    case .alignedAcross, .alignedDown: ["attribute"]
    default: []
    }
  }
}
