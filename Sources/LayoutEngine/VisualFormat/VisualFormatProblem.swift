/// What is wrong with a format, beyond what equations can have wrong, too.
///
/// Source: docs/SEMANTICS.md, S9.5.
package indirect enum VisualFormatProblem: Hashable, Sendable {
  /// `V|[a]|`: the letter has no colon.
  case colonMissing(after: String)
  /// Something else than a view, where only a view can stand.
  case viewMissing
  /// A bracket with no name in it.
  case nameMissing
  /// A view without its `]`.
  case bracketNotClosed
  /// Something else than a view or `|`.
  case viewOrBarMissing
  /// Something after the last `|`.
  case textAfterEnd
  /// A `|` and nothing else.
  case barAlone
  /// A connection that leads nowhere, or a list that isn't closed.
  case endsTooSoon
  /// A connection without its second `-`.
  case dashMissing
  /// `--5-`
  case minusWithoutParentheses
  /// Something else than a number or a metric.
  case valueMissing
  /// A name that no metric has; the suggestions come nearest to it.
  case unknownMetric(String, suggestions: [String])
  /// A view's name where a distance or a priority belongs.
  case viewAsDistance(String)
  case viewAsPriority(String)
  /// A metric between brackets.
  case metricAsView(String)
  /// `=`, `>` and other signs that come near to a relation.
  case notARelation(String, suggestion: Relation)
  /// A list of sizes without its `)`.
  case sizesNotClosed
  /// A list of distances without its `)`.
  case distancesNotClosed
  /// A multiplier, which no format can express.
  case multiplied
  /// Views that stand in a line can't be aligned along it.
  case alignedAlongAxis(Attribute, Axis)
  /// After the format only `options:` and `metrics:` can stand.
  case unknownClause(String, suggestions: [String])
  case clauseRepeated(String)
  /// Something else than `[.alignAllTop]`.
  case notOptions
  /// Something else than `[gap: 12]`.
  case notMetrics
  case unknownOption(String, suggestions: [String])
  /// More than one direction to read in.
  case secondDirection
  case metricRepeated(String)

  /// The code that the course format lists.
  package var code: String {
    switch self {
    case .colonMissing: "E411"
    case .viewMissing, .nameMissing: "E412"
    case .bracketNotClosed: "E413"
    case .viewOrBarMissing, .barAlone: "E414"
    case .textAfterEnd: "E415"
    case .endsTooSoon: "E416"
    case .dashMissing: "E417"
    case .minusWithoutParentheses: "E418"
    case .valueMissing: "E419"
    case .unknownMetric: "E421"
    case .viewAsDistance, .viewAsPriority: "E422"
    case .metricAsView: "E423"
    case .notARelation: "E424"
    case .sizesNotClosed, .distancesNotClosed: "E425"
    case .alignedAlongAxis: "E426"
    case .multiplied: "E427"
    case .unknownClause, .clauseRepeated: "E431"
    case .notOptions, .notMetrics: "E432"
    case .unknownOption: "E433"
    case .secondDirection: "E434"
    case .metricRepeated: "E435"
    }
  }
}
