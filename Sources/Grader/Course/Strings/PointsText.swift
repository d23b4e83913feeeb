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
