/// What a known mistake is told: the author's words, with the learner's lines and numbers put in.
package struct MistakeWords: Hashable, Sendable {
  /// The name of the misconception or slip.
  package let mistake: String
  package let seen: String
  package let meaning: String
  package let next: String?
}
