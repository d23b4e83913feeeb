import Course
import LayoutEngine
import Terminal

/// An anchor as it is typed: `Blue.leading`.
enum WhyAnchor {
  /// Reads an anchor of a scene.
  ///
  /// - Throws: ``CommandError/usage(_:)`` for a name that isn't there, with those that come nearest.
  static func anchor(_ word: String, in scene: Scene) throws(CommandError) -> Anchor {
    guard let dot = word.lastIndex(of: ".") else {
      throw .usage(.says("usage.why.anchorUnknown", ["word": .text(word)]))
    }
    let name = word[..<dot].filter { $0 != "`" }
    let end = String(word[word.index(after: dot)...])
    guard let item = scene.id(named: name) else {
      let names = scene.items.map(\.name)
      throw .usage(
        nearest(to: name, among: names).map {
          .says("usage.why.viewUnknown.nearest", ["name": .text(name), "nearest": .sentence($0)])
        }
          ?? .says(
            "usage.why.viewUnknown",
            ["name": .text(name), "names": .text(names.joined(separator: ", "))]))
    }
    guard let attribute = Attribute(name: end) else {
      let names = Attribute.allCases.map(\.name)
      throw .usage(
        nearest(to: end, among: names).map {
          .says(
            "usage.why.attributeUnknown.nearest", ["name": .text(end), "nearest": .sentence($0)])
        }
          ?? .says(
            "usage.why.attributeUnknown",
            ["name": .text(end), "names": .text(names.joined(separator: ", "))]))
    }
    return Anchor(item, attribute)
  }

  private static func nearest(to name: String, among names: [String]) -> Sentence? {
    let nearest = NearestNames.suggestions(for: name, among: names)
    return nearest.isEmpty ? nil : UsageSentence.either(nearest)
  }
}
