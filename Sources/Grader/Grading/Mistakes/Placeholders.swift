/// The `{name}` parts in the words of a wrong answer.
package enum Placeholders {
  /// The names, in their order; `nil` if a brace is left open.
  static func names(in template: String) -> [String]? {
    var names: [String] = []
    var rest = template[...]
    while let open = rest.firstIndex(of: "{") {
      guard let close = rest[open...].firstIndex(of: "}") else { return nil }
      names.append(String(rest[rest.index(after: open)..<close]))
      rest = rest[rest.index(after: close)...]
    }
    return names
  }

  /// Replaces every placeholder that has a word; the others stay as they are written.
  package static func fill(_ template: String, with word: (String) -> String?) -> String {
    var text = ""
    var rest = template[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      let name = String(rest[rest.index(after: open)..<close])
      text += rest[..<open] + (word(name) ?? "{\(name)}")
      rest = rest[rest.index(after: close)...]
    }
    return text + rest
  }
}
