/// The keys of one area's sentences.
///
/// Each area of the program (equations, rules, feedback, commands) has an enumeration of its own;
/// the tests compare all of them with the catalogues, so that no key is missing and none is unused.
package protocol SentenceKey: CaseIterable, Hashable, Sendable {
  /// The key in the catalogue.
  var rawValue: String { get }
  /// The names of the placeholders that the sentence has, in every language.
  var parameters: Set<String> { get }
}

extension SentenceKey {
  package var parameters: Set<String> { [] }
}
