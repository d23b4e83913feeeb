package import Course
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
  package let text: Sentence
  /// The name that was probably meant.
  package let suggestion: String?
  /// The function that isn't where the exercise calls it, if that is what the message is about.
  package let stray: StrayFunction?

  package init(
    kind: Kind, place: SourcePlace?, text: Sentence, suggestion: String? = nil,
    stray: StrayFunction? = nil
  ) {
    self.kind = kind
    self.place = place
    self.text = text
    self.suggestion = suggestion
    self.stray = stray
  }
}

/// A function inside a type although the exercise calls it on its own, or the other way round.
package struct StrayFunction: Hashable, Sendable, Codable {
  package let name: String
  /// The type around the function, or else the one that it has to be in.
  package let type: String
  /// Whether the function is inside the type.
  package let isInside: Bool

  package init(name: String, type: String, isInside: Bool) {
    self.name = name
    self.type = type
    self.isInside = isInside
  }
}
