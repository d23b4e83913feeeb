/// The smallest pieces of a statement: numbers, names, signs.
struct EquationToken: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case number(Double)
    case name
    /// A name between backticks; it can hold anything but a backtick and a line end.
    case quoted(String)
    case blank
    case dot
    case plus
    case minus
    case times
    case over
    case open
    case close
    case colon
    case at
    case percent
    /// `|` in visual format, as the three that follow.
    case bar
    case openBracket
    case closeBracket
    case comma
    case relation(Relation)
    /// A sign that stands where a relation should, and is none.
    indirect case wrongRelation(EquationError.Reason)
    /// Something that no grammar line can take.
    indirect case broken(EquationError)
    case semicolon
    /// The end of a line; it stands where the gap after the last token ends.
    case lineEnd
  }

  let kind: Kind
  /// The characters with full-width ones replaced by their ASCII twins.
  let text: String
  /// The characters as they were typed.
  let typed: String
  let range: SourceRange
  /// What was typed between the token before and this one; one space for a comment.
  let gap: String

  /// Whether a line that ends with the token goes on in the next.
  var wantsMore: Bool {
    switch kind {
    case .plus, .minus, .times, .over, .open, .relation, .wrongRelation: true
    default: false
    }
  }

  /// Whether a line that begins with the token goes on from the one before.
  var continuesLine: Bool {
    switch kind {
    case .plus, .minus, .times, .over, .close, .at, .relation, .wrongRelation: true
    default: false
    }
  }

  /// The name, if the token is one.
  var nameText: String? {
    switch kind {
    case .name: text
    case .quoted(let name): name
    default: nil
    }
  }

  /// The one spelling that all ways of writing the token share.
  func spelling(isAfterDot: Bool) -> String {
    switch kind {
    case .name:
      guard isAfterDot, let attribute = Attribute(name: text) else { return text }
      return attribute.name
    case .quoted(let name): return ItemSpelling.part(name)
    case .blank: return "___"
    case .relation(let relation): return relation.sign
    case .times: return "*"
    case .over: return "/"
    default: return text
    }
  }
}
