/// A name that isn't known, or has no business where it stands.
package indirect enum NameError: Hashable, Sendable {
  /// No attribute has the name; the suggestions come nearest to it.
  case unknownAttribute(String, suggestions: [Attribute])
  /// No view or guide has the name; the suggestions come nearest to it.
  case unknownItem(String, suggestions: [String])
  /// `Superview` next to an item that has none.
  case noSuperview(of: String)
  /// `Superview` with no other item whose superview it could be.
  case superviewOfNothing
  /// `View.size` and its like, which stand for several attributes.
  case composite(String, parts: [Attribute])
  /// A view where a number or an attribute belongs.
  case attributeMissing(item: String)
  /// A dot with no attribute after it.
  case attributeMissingAfterDot(item: String)
  /// An attribute without its view; the example is a name that would do.
  case itemMissing(Attribute, example: String)
  /// `View.width.height`
  case attributeOfAttribute(String)
  /// `View.notAnAttribute`
  case notAnAttribute(item: String)

  /// The code that the documents list.
  package var code: String {
    switch self {
    case .unknownAttribute: "E201"
    case .unknownItem, .noSuperview, .superviewOfNothing: "E202"
    case .composite: "E203"
    case .attributeMissing, .attributeMissingAfterDot: "E204"
    case .itemMissing: "E205"
    case .attributeOfAttribute: "E206"
    case .notAnAttribute: "E207"
    }
  }
}
