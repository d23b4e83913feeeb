package import Course
import LayoutEngine

/// What an answer states, statement by statement, for comparing answers that come to no layout.
package struct StatedForms: Hashable, Sendable {
  /// A text for each statement, the same for statements that say the same; in alphabetical order.
  package let texts: [String]

  /// Reads a graded answer again, in whichever notation it is written.
  ///
  /// - Returns: Nothing if the answer states nothing, or a program made nothing.
  package init?(_ findings: Findings) {
    texts = findings.formed.forms.map { $0.form.text }.sorted()
    if texts.isEmpty { return nil }
  }
}

extension StatementForm {
  /// The form in one line, the same for equal forms in every run.
  fileprivate var text: String {
    switch self {
    case .constraints(let forms):
      forms.map { Self.text(of: $0) }.sorted().joined(separator: ";")
    case .scene(let item, let property): "\(item).\(property)"
    case .prediction(let name, let value): "\(name): \(value.map { Self.text(of: $0) } ?? "___")"
    case .entry(let text, _): text
    case .words(let words): words.joined(separator: " ")
    }
  }

  private static func text(of form: CanonicalForm) -> String {
    form.words.map { String($0, radix: 16) }.joined(separator: " ")
  }

  private static func text(of value: PredictedValue) -> String {
    guard case .equation(let equation) = value else { return value.text }
    return text(of: CanonicalForm(equation.constraint))
  }
}

extension LayoutCase {
  /// Whether both have the same content, margins and guides at the same moment, whatever the window
  /// and the direction.
  package func hasContent(of other: LayoutCase) -> Bool {
    setting.times == other.setting.times && setting.changes == other.setting.changes
  }
}
