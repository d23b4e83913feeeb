/// The message that Swift's run time prints before it stops a program.
///
///     Answer/photo.swift:5: Fatal error: Index out of range
struct RuntimeWords: Hashable, Sendable {
  let text: String
  /// The line, if it is the learner's file that is named.
  let line: Int?

  private static let heads = ["Fatal error", "Precondition failed", "Assertion failed"]
  private static let cast = "Could not cast value of type"

  /// Reads the first such line in what a program printed as errors; `nil` if there is none.
  init?(_ errors: [UInt8], fileName: String) {
    for line in String(decoding: errors, as: UTF8.self).split(separator: "\n") {
      if line.hasPrefix(Self.cast) {
        text = Self.withoutAddresses(line)
        self.line = nil
        return
      }
      for head in Self.heads {
        guard let range = line.firstRange(of: head) else { continue }
        let words = line[range.upperBound...].drop { $0 == ":" || $0 == " " }
        let place = line[..<range.lowerBound].split(separator: ":")
        text = words.isEmpty ? head : String(words)
        self.line = place.count >= 2 && place[0] == "Answer/" + fileName ? Int(place[1]) : nil
        return
      }
    }
    return nil
  }

  /// Modules and addresses say nothing to a learner.
  private static func withoutAddresses(_ line: Substring) -> String {
    line.split(separator: " ").filter { !$0.hasPrefix("(0x") }.joined(separator: " ")
      .replacing("LayoutUIKit.", with: "").replacing("Answer.", with: "")
  }
}
