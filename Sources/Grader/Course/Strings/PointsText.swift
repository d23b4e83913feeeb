/// A number of points as people write it: no needless decimals, at most three.
///
///     80 → "80"      0.5 → "0.5"      94.33333 → "94.333"      -0.0001 → "0"
///
/// Reports about classes have hundred thousands of them, so it is inlined into what is optimised.
@inlinable package func pointsText(_ points: Double) -> String {
  guard points.isFinite, abs(points) < 1e12 else { return "\(points)" }
  let thousandths = (points * 1000).rounded()
  let whole = Int64(abs(thousandths)) / 1000
  let rest = Int64(abs(thousandths)) % 1000
  let sign = thousandths < 0 ? "-" : ""
  guard rest != 0 else { return "\(sign)\(whole)" }
  var decimals = String(rest)
  decimals = String(repeating: "0", count: 3 - decimals.count) + decimals
  while decimals.hasSuffix("0") { decimals.removeLast() }
  return "\(sign)\(whole).\(decimals)"
}

/// A number with all its digits, for numbers that are wrong by the last of them.
///
///     1000.0001 → "1000.0001"      0.5 → "0.5"      2.0 → "2"
package func exactText(_ number: Double) -> String {
  let text = "\(number)"
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}

extension String {
  /// The text with a capital, as a sentence begins.
  ///
  /// Names keep their letters: a sentence about `note.trailing` begins so.
  package func withCapital(keeping names: [String]) -> String {
    let word = prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    guard !names.contains(String(word)) else { return self }
    return prefix(1).uppercased() + dropFirst()
  }
}

extension Substring {
  package var trimmed: String {
    let start = drop { $0.isWhitespace }
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...last])
  }
}
