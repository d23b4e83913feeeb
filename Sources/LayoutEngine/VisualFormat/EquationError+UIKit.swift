extension EquationError {
  /// The whole message of the exception that UIKit raises for a format in code.
  package func uiKitMessage(for format: String) -> String {
    if format.isEmpty { return "Unable to parse constraint format: It's an empty string." }
    if case .priorityOutOfRange(let priority) = reason {
      return RuntimeMessage.priorityRange(priority.logText).text
    }
    let middle =
      switch reason {
      case .unknownItem(let name, _): "\(name) is not a key in the views dictionary."
      case .noSuperview:
        "Unable to interpret '|' character, because the related view doesn't have a superview"
      default: uiKitReason ?? Self.valueMissing
      }
    let indent = String(repeating: " ", count: max(0, caret.column - 1))
    return RuntimeMessage.visualFormat(reason: middle, format: format, caret: "\(indent)^").text
  }

  private static let valueMissing =
    "Expected a number or key from the metrics dictionary, but encountered something else"

  /// How UIKit says what is wrong with a format; `nil` for what only stands in answers.
  package var uiKitReason: String? {
    switch reason {
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
    case .notAFormatRelation: "Unknown relation. Must be ==, >=, or <="
    case .sizesNotClosed, .formatMultiplied:
      "A predicate on a view's thickness must end with ')' and the view must end with ']'"
    case .distancesNotClosed: "Expected ')' or ','"
    case .alignedAlongAxis(_, let axis):
      "Options mask required views to be aligned on a \(axis.name) edge, which is not allowed for "
        + "layout that is also \(axis.name)."
    case .valueMissing: Self.valueMissing
    default: nil
    }
  }
}
