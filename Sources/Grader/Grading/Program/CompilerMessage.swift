package import LayoutEngine

/// What the compiler says about one place of a learner's file.
package struct CompilerMessage: Hashable, Sendable {
  /// How serious it is.
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    case error
    case warning
    case note
  }

  package let kind: Kind
  /// Where in the learner's file; `nil` if no line of it is meant.
  package let place: SourcePlace?
  /// The compiler's own words, or ours where its would lead astray.
  package let text: String
  /// The name that was probably meant.
  package let suggestion: String?

  package init(kind: Kind, place: SourcePlace?, text: String, suggestion: String? = nil) {
    self.kind = kind
    self.place = place
    self.text = text
    self.suggestion = suggestion
  }
}
