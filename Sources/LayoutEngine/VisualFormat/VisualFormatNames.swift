/// What the names in a format can stand for, and how strictly the format is read.
struct VisualFormatNames {
  /// Where a format stands, which decides what else than Apple's grammar is read.
  enum Notation {
    /// In an answer: with spaces, and with names as equations have them.
    case statement
    /// In a program: nothing but ASCII, without spaces, with names as C has them.
    case code
  }

  let notation: Notation
  let views: KnownNames
  /// The views that hang in no other, so that no `|` can stand beside them.
  var roots: Set<String> = []
  let metrics: [String: Double]

  /// What to say about a name that is no metric.
  func unknownMetric(_ name: String) -> EquationError.Reason {
    .unknownMetric(
      name, suggestions: NearestNames.suggestions(for: name, among: metrics.keys.sorted()))
  }

  /// Whether a name that stands for a size is a view's.
  ///
  /// Where any name is accepted, what isn't a metric is a view.
  func isView(_ name: String) -> Bool { metrics[name] == nil && views.accepts(name) }
}
