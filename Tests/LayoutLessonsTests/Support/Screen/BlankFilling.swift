import Course
import Foundation
import Testing

/// What has to be typed into the blanks of a starter, so that an answer comes out.
struct BlankFilling {
  /// The text for each blank, in their order.
  let texts: [String]

  init(from starter: String, to answer: String) throws {
    var rest = answer[...]
    var texts: [String] = []
    for (index, part) in starter.components(separatedBy: "___").enumerated() {
      if index == 0 {
        try #require(rest.hasPrefix(part))
        rest = rest.dropFirst(part.count)
      } else {
        let end = part.isEmpty ? rest.endIndex : try #require(rest.firstRange(of: part)).lowerBound
        texts.append(String(rest[..<end]))
        rest = rest[end...].dropFirst(part.count)
      }
    }
    self.texts = texts
  }

  /// The author's answer to an exercise with blanks.
  init(_ exercise: Exercise) throws {
    try self.init(from: exercise.starters[0].text, to: exercise.shownSolution.text)
  }

  /// The keys: each blank's characters, and what leads to the next blank.
  var keys: [String] {
    Array(texts.map { $0.map(String.init) }.joined(separator: [TypedKey.tab]))
  }
}
