import LayoutEngine

/// An anchor as it is typed: `Blue.leading`.
enum WhyAnchor {
  /// Reads an anchor of a scene.
  ///
  /// - Throws: ``CommandError/usage(_:)`` for a name that isn't there, with those that come nearest.
  static func anchor(_ word: String, in scene: Scene) throws(CommandError) -> Anchor {
    guard let dot = word.lastIndex(of: ".") else {
      throw .usage("an anchor is a view and an attribute, such as Blue.leading, not \(word)")
    }
    let name = word[..<dot].filter { $0 != "`" }
    let end = String(word[word.index(after: dot)...])
    guard let item = scene.id(named: name) else {
      throw unknown("view", name, among: scene.items.map(\.name))
    }
    guard let attribute = Attribute(name: end) else {
      throw unknown("attribute", end, among: Attribute.allCases.map(\.name))
    }
    return Anchor(item, attribute)
  }

  private static func unknown(
    _ kind: String, _ name: String, among names: [String]
  ) -> CommandError {
    let nearest = NearestNames.suggestions(for: name, among: names)
    guard !nearest.isEmpty else {
      return .usage("there is no \(kind) \(name); there are \(names.joined(separator: ", "))")
    }
    return .usage(
      "there is no \(kind) \(name); did you mean \(nearest.joined(separator: " or "))?")
  }
}
