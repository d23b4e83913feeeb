/// Sentences that several places say.
///
/// Each static member makes one sentence. Its parameters are the values that the sentence's text
/// needs, so a call with a wrong or a missing value doesn't compile:
///
///     package static func windowWide(width: Double) -> Sentence {
///       says("feedback.window.wide", ["width": .points(width)])
///     }
///
/// A test reads these declarations and compares them with every strings file.
package protocol SentenceArea {}

/// A sentence that one place alone says is declared there: `CourseError(path, .says(key))`.
extension Sentence: SentenceArea {}

extension SentenceArea {
  /// Makes a sentence from its key in the catalogue and the values by the names that its text uses.
  ///
  /// Both are literals in every call, because a test reads them in the source.
  package static func says(
    _ key: String, _ values: [String: Sentence.Value] = [:]
  ) -> Sentence {
    Sentence(key: key, values)
  }
}
