import LayoutEngine

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

  private var axis: Axis { place < 3 ? .horizontal : .vertical }

  /// The place among six: three signs across, then three down.
  private var place: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  /// The three signs along the part's axis: `--&` of `h=--& v=-&-`.
  func signs(in mask: String) -> String? {
    let groups = mask.split(separator: " ").map { $0.drop { $0 != "=" }.dropFirst() }
    guard groups.count == 2, groups.allSatisfy({ $0.count == 3 }) else { return nil }
    return String(groups[place / 3])
  }

  /// Whether the mask calls the part flexible, in the words of the answer.
  func word(in mask: String) -> String? {
    signs(in: mask).map { Array($0)[place % 3] == Self.flexible ? "flexible" : "fixed" }
  }

  /// How the three signs would read if the part were what an answer calls it.
  func signs(in mask: String, saying word: String) -> String? {
    guard var signs = signs(in: mask).map({ Array($0) }) else { return nil }
    signs[place % 3] = word == "flexible" ? Self.flexible : Self.fixed
    return "\(axis == .horizontal ? "h" : "v")=\(String(signs))"
  }
}
