/// A line of Swift that makes one constraint from anchors, read as the equation that it states.
///
///     red.leadingAnchor.constraint(equalTo: blue.trailingAnchor, multiplier: 0.5, constant: 8)
///     // Red.leading = 0.5 * Blue.trailing + 8
///
/// Only this form is read: it is what lessons show next to their equations.
struct AnchorCall {
  private static let relations = [
    "equalTo": "=", "greaterThanOrEqualTo": ">=", "lessThanOrEqualTo": "<=",
    "equalToConstant": "=", "greaterThanOrEqualToConstant": ">=",
    "lessThanOrEqualToConstant": "<=",
  ]

  /// The equation; `nil` if the line is no such call.
  ///
  /// A variable stands for the item of the same name, with a capital or without.
  static func equation(in line: Substring, names: [String]) -> String? {
    let call = line.drop(while: \.isWhitespace)
    guard let open = call.firstRange(of: ".constraint("), let close = call.lastIndex(of: ")"),
      open.upperBound < close, let first = anchor(call[..<open.lowerBound], names),
      call[call.index(after: close)...].allSatisfy(\.isWhitespace)
    else { return nil }
    var arguments = call[open.upperBound..<close].split(separator: ",").map { argument in
      argument.split(separator: ":", maxSplits: 1).map { $0.filter { !$0.isWhitespace } }
    }
    guard arguments.allSatisfy({ $0.count == 2 }), !arguments.isEmpty,
      let relation = relations[arguments[0][0]]
    else { return nil }
    let target = arguments.removeFirst()
    let labels = arguments.map { $0[0] }
    guard labels.allSatisfy(["multiplier", "constant"].contains),
      arguments.allSatisfy({ Double($0[1]) != nil })
    else { return nil }
    let constant = arguments.first { $0[0] == "constant" }?[1] ?? "0"
    if target[0].hasSuffix("Constant") {
      return labels.isEmpty && Double(target[1]) != nil ? "\(first) \(relation) \(target[1])" : nil
    }
    guard let second = anchor(target[1][...], names) else { return nil }
    let multiplier = arguments.first { $0[0] == "multiplier" }?[1] ?? "1"
    return "\(first) \(relation) \(multiplier) * \(second) + \(constant)"
  }

  private static func anchor(_ words: Substring, _ names: [String]) -> String? {
    let parts = words.split(separator: ".")
    guard parts.count == 2, parts[1].hasSuffix("Anchor"),
      let name = names.first(where: { isSame($0, parts[0]) })
    else { return nil }
    return "\(name).\(parts[1].dropLast("Anchor".count))"
  }

  /// Whether a variable stands for an item: `blue` for `Blue`, `button1` for `Button_1`.
  private static func isSame(_ name: String, _ variable: Substring) -> Bool {
    let name = name.filter { $0 != "_" }
    let variable = variable.filter { $0 != "_" }
    return name.prefix(1).lowercased() + name.dropFirst()
      == variable.prefix(1).lowercased() + variable.dropFirst()
  }
}
