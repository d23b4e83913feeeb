/// Which attributes an unknown one may have meant.
enum AttributeSuggestions {
  /// Names that other notations have for attributes, in lower case.
  private static let otherNames: [String: [Attribute]] = [
    "x": [.leading, .centerX], "y": [.top, .centerY], "w": [.width], "h": [.height],
    "start": [.leading], "end": [.trailing],
  ]

  /// The attributes that come nearest to a word.
  ///
  /// Swift's anchors are known too: `leadingAnchor` suggests `leading`.
  static func suggestions(for word: String) -> [Attribute] {
    var lower = word.lowercased()
    if lower.hasSuffix("anchor") {
      lower.removeLast("anchor".count)
      if let attribute = Attribute(name: lower) { return [attribute] }
    }
    if let attributes = otherNames[lower] { return attributes }
    let names = Attribute.allCases.map { $0.name }
    return NearestNames.suggestions(for: lower, among: names).compactMap { Attribute(name: $0) }
  }
}
