/// One of the six parts of a frame that a mask in a log calls flexible or not.
package enum LogMaskPart: String, CaseIterable, Hashable, Sendable {
  case leftMargin
  case width
  case rightMargin
  case topMargin
  case height
  case bottomMargin

  /// The answers to a question about a part.
  static let words = ["flexible", "fixed"]

  private static let flexible: Character = "&"
  private static let fixed: Character = "-"
  /// The signs along an axis: margin, size, margin.
  private static let signsAlongAxis = 3

  /// The place among six: three signs across, then three down.
  private var place: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  /// The three signs along the part's axis: `--&` of `h=--& v=-&-`.
  ///
  /// `nil` if the text is no mask.
  private func signs(in mask: String) -> [Character]? {
    let groups = mask.split(separator: " ").map { Array($0.drop { $0 != "=" }.dropFirst()) }
    guard groups.count == 2, groups.allSatisfy({ $0.count == Self.signsAlongAxis }) else {
      return nil
    }
    return groups[place / Self.signsAlongAxis]
  }

  /// Whether the mask calls the part flexible, in the words of the answer.
  package func word(in mask: String) -> String? {
    signs(in: mask).map { signs in
      signs[place % Self.signsAlongAxis] == Self.flexible ? "flexible" : "fixed"
    }
  }

  /// How the axis would be printed if the part were what an answer calls it: `h=-&&`.
  package func axis(of mask: String, saying word: String) -> String? {
    guard var signs = signs(in: mask) else { return nil }
    signs[place % Self.signsAlongAxis] = word == "flexible" ? Self.flexible : Self.fixed
    return "\(place < Self.signsAlongAxis ? "h" : "v")=\(String(signs))"
  }
}
