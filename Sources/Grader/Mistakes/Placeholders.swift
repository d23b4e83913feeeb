/// Fills `{name}` in the words of a wrong answer.
enum Placeholders {
  /// Replaces every placeholder.
  ///
  /// - Returns: `nil` if one of them has no value.
  static func fill(_ template: String, with value: (String) -> String?) -> String? {
    var text = ""
    var rest = template[...]
    while let open = rest.firstIndex(of: "{") {
      guard let close = rest[open...].firstIndex(of: "}"),
        let word = value(String(rest[rest.index(after: open)..<close]))
      else { return nil }
      text += rest[..<open] + word
      rest = rest[rest.index(after: close)...]
    }
    return text + rest
  }
}
