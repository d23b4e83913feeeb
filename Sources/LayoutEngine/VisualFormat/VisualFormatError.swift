/// Why a format can't be read, where it goes wrong, and how UIKit says it.
package struct VisualFormatError: Error, Hashable, Sendable {
  /// What is wrong, among all that can be wrong with a statement.
  package let reason: EquationError.Reason
  /// The characters where the error is; one place past the end if something is missing.
  package let range: SourceRange
  /// Where UIKit puts its caret: the place up to which it could read.
  package let caret: SourcePlace

  /// Points at characters that keep UIKit from reading on.
  init(_ reason: EquationError.Reason, at range: SourceRange) {
    self.init(reason, at: range, caret: range.start)
  }

  init(_ reason: EquationError.Reason, at range: SourceRange, caret: SourcePlace) {
    self.reason = reason
    self.range = range
    self.caret = caret
  }

  /// The same as an error of a statement, which has no place for UIKit's caret.
  package var equationError: EquationError { EquationError(reason, at: range) }
}

extension VisualFormatError {
  /// The whole message of the exception that UIKit raises for a format in code.
  package func uiKitMessage(for format: String) -> String {
    if format.isEmpty { return "Unable to parse constraint format: It's an empty string." }
    if case .priority(.outOfRange(let priority)) = reason {
      return RuntimeMessage.priorityRange(priority.logText).text
    }
    let indent = String(repeating: " ", count: max(0, caret.column - 1))
    return RuntimeMessage.visualFormat(
      reason: uiKitReason, format: format, caret: "\(indent)^"
    ).text
  }

  /// The sentence in the middle of UIKit's message.
  private var uiKitReason: String {
    switch reason {
    case .visualFormat(let error): error.uiKitReason ?? Self.valueMissing
    case .name(.unknownItem(let name, _)): "\(name) is not a key in the views dictionary."
    case .name:
      "Unable to interpret '|' character, because the related view doesn't have a superview"
    default: Self.valueMissing
    }
  }

  fileprivate static let valueMissing =
    "Expected a number or key from the metrics dictionary, but encountered something else"
}

extension VisualFormatProblem {
  /// How UIKit says it; `nil` for what only stands in answers, options and metrics.
  package var uiKitReason: String? {
    switch self {
    case .colonMissing(let letter):
      "Expected ':' after '\(letter)' to specify \(letter == "V" ? "vertical" : "horizontal") "
        + "arrangement"
    case .viewMissing: "Expected a view"
    case .nameMissing:
      "Expected a view. View names must start with a letter or an underscore, then contain "
        + "letters, numbers, and underscores."
    case .bracketNotClosed: "Expected a ']' here. That is how you give the end of a view."
    case .viewOrBarMissing: "Expected a view or '|'"
    case .textAfterEnd: "Expected the end of the format string"
    case .barAlone: "Expected a connection after the '|' character"
    case .endsTooSoon: "Expected more input"
    case .dashMissing: "Expected a '-' here"
    case .minusWithoutParentheses:
      "Cannot tell if this - is a minus sign or an accidental extra bar in the connection. Use "
        + "parentheses around negative numbers."
    case .unknownMetric(let name, _), .viewAsPriority(let name):
      "Encountered metric with name \"\(name)\", but value was not specified in metrics or views "
        + "dictionaries"
    case .viewAsDistance:
      "It's not possible to set a space equal to the width or height of a view.  Perhaps you want "
        + "to use a view as a spacer? [view1][spacer(==view1)][view2]"
    case .metricAsView(let name): "\(name) is not a key in the views dictionary."
    case .notARelation: "Unknown relation. Must be ==, >=, or <="
    case .sizesNotClosed, .multiplied:
      "A predicate on a view's thickness must end with ')' and the view must end with ']'"
    case .distancesNotClosed: "Expected ')' or ','"
    case .alignedAlongAxis(_, let axis):
      "Options mask required views to be aligned on a \(axis.name) edge, which is not allowed for "
        + "layout that is also \(axis.name)."
    case .valueMissing: VisualFormatError.valueMissing
    case .unknownClause, .clauseRepeated, .notOptions, .notMetrics, .unknownOption,
      .secondDirection, .metricRepeated:
      nil
    }
  }
}
