/// Numbers as equations write them: digits and a point, without an exponent.
enum DecimalText {
  /// More digits than this on either side of the point don't change any number that can be held.
  private static let longest = 400

  /// The number that digits with at most one point stand for; `nil` if it is too large.
  static func value(of text: String) -> Double? {
    // A double holds every whole number of so few digits.
    if text.utf8.count <= 15, let whole = Int(text) { return Double(whole) }
    let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let whole = (parts.first ?? "").drop { $0 == "0" }
    let decimals = parts.count > 1 ? parts[1].prefix(longest) : ""
    guard whole.count <= longest, let value = Double("0\(whole).\(decimals)0") else { return nil }
    return value.isFinite ? value : nil
  }

  /// The shortest digits that are read back as the same number, with at least one decimal.
  static func text(of value: Double) -> String {
    guard value.isFinite else { return "\(value)" }
    let sign = value < 0 ? "-" : ""
    let parts = "\(value.magnitude)".split(separator: "e")
    let mantissa = (parts.first ?? "").split(separator: ".", omittingEmptySubsequences: false)
    let whole = mantissa.first ?? ""
    var digits = Array(whole + (mantissa.count > 1 ? mantissa[1] : ""))
    var point = whole.count + (parts.count > 1 ? Int(parts[1]) ?? 0 : 0)
    if point < 1 {
      digits.insert(contentsOf: repeatElement("0", count: 1 - point), at: 0)
      point = 1
    }
    digits.append(contentsOf: repeatElement("0", count: max(0, point + 1 - digits.count)))
    while digits.count > point + 1, digits.last == "0" { digits.removeLast() }
    return sign + String(digits[..<point]) + "." + String(digits[point...])
  }
}
