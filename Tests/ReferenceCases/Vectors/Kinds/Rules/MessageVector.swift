import Course
package import LayoutEngine

/// What UIKit or Masonry throws or writes to the console, to the letter.
struct MessageVector: VectorCase {
  static let kind = "messages"

  static func isKind(of first: VectorShape) -> Bool { first.has("key", "text") }

  /// The message's key.
  let id: String
  private let exception: String?
  private let text: String
  private let newer: String?
  private let older: String?
  /// What stands before the text, with the systems in parentheses.
  private let prefixes: [String]

  init(_ reader: inout ObjectReader) throws(CourseError) {
    id = try reader.required("key").string()
    exception = try reader.given("exception")?.string()
    text = try reader.required("text").string()
    newer = try reader.given("newer")?.string()
    older = try reader.given("older")?.string()
    prefixes = try reader.given("prefixes")?.strings() ?? []
    reader.skip("source", "when", "note")
  }

  func differences(_ context: VectorContext) -> [String] {
    guard let message = Self.samples.first(where: { $0.key == id.prefix { $0 != "-" } }) else {
      return ["there is no message with this key"]
    }
    var differences = Differences()
    differences.compare("the exception", message.exception?.rawValue, with: exception)
    if id.hasSuffix("-ios7") {
      differences.compare("the text", message.iOS7Text, with: text)
    } else if prefixes.count == 2 {
      // The old form has no final stop.
      let old = text.hasSuffix(".") ? String(text.dropLast()) : text
      differences.compare("the old text", message.earlierText, with: before(0) + old)
      differences.compare("the text", message.text, with: before(1) + text)
    } else if let newer {
      differences.compare("the old text", message.earlierText, with: text)
      differences.compare("the text", message.text, with: newer)
    } else {
      differences.compare("the text", message.text, with: text)
      if let older {
        let old = RuntimeMessage.noCommonAncestor(first: "%@", second: "%@")
        differences.compare("the old text", old.earlierText, with: older)
      }
    }
    return differences.lines
  }

  private func before(_ index: Int) -> String {
    let prefix = prefixes[index]
    let words = prefix.firstRange(of: " (").map { prefix[..<$0.lowerBound] } ?? prefix[...]
    return words + " "
  }

  private static let anchor = "<NSLayoutXAxisAnchor:0x… \"UIView:0x….centerX\">"
  private static let entry = "<…>"

  /// Every message about what the documents have in its place.
  private static let samples: [RuntimeMessage] = [
    .firstItemMissing, .invalidPairing, .leadingWithLeft, .hierarchyUnprepared,
    .locationEqualsConstant(item: "<description of the first item>"),
    .incompatibleAnchors(
      constraint: "<NSLayoutConstraint:0x117d2ecc0 UIView:0x1160039c0.left == "
        + "UIView:0x116003640.top  (active)>"),
    .noCommonAncestor(first: anchor, second: anchor),
    .outsideSubtree(constraint: entry, view: entry), .hierarchyNotPrepared(constraint: entry),
    .priorityRange("%g"), .requiredPriorityMutated(to: "250", from: "1000"),
    .constantNotFinite("nan", first: entry, second: entry), .multiplierNotFinite("nan"),
    .unsatisfiable([entry, entry], broken: entry, hasMasks: true),
    .ambiguousTrace(view: "UIView:0x170185bd0", variable: "minX{id: 34}"),
    .visualFormat(
      reason: "Expected a ']' here. That is how you give the end of a view.",
      format: "|-0-[redView-0-|", caret: String(repeating: " ", count: 12) + "^"),
    .masonryRelationTwice, .masonryAttributeAfterRelation,
    .masonryNoCommonSuperview(first: "%@", second: "%@"),
  ]
}

extension RuntimeMessage {
  /// The message's name in `Vectors/messages.json`.
  package var key: String {
    if case .visualFormat = self { "vflError" } else { String("\(self)".prefix { $0 != "(" }) }
  }
}
