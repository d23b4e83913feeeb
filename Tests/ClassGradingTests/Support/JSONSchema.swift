import Course

/// A JSON Schema, as far as this project's are written: enough to refuse what doesn't fit.
struct JSONSchema {
  private let root: PlacedJSON

  init(_ text: String) throws { root = try PlacedJSON.read(text) }

  /// What doesn't fit, each with its path; empty for a document that does.
  func mistakes(in text: String) throws -> [String] {
    mistakes(try PlacedJSON.read(text), root, "$")
  }

  /// The keywords that this reader checks, and those that say nothing to check.
  private static let known: Set = [
    "$schema", "$id", "$defs", "$ref", "title", "description", "type", "const", "enum", "required",
    "properties", "additionalProperties", "items", "minimum", "maximum", "pattern", "maxItems",
    "minItems", "maxLength",
  ]

  private func mistakes(_ json: PlacedJSON, _ schema: PlacedJSON, _ path: String) -> [String] {
    let unknown = schema.members.map(\.key).filter { !Self.known.contains($0) }
    if !unknown.isEmpty { return ["\(path): the schema says \(unknown), which isn't checked"] }
    if case .string(let name)? = schema["$ref"]?.value {
      guard let part = root["$defs"]?[String(name.dropFirst("#/$defs/".count))] else {
        return ["\(path): no \(name)"]
      }
      return mistakes(json, part, path)
    }
    return value(json, schema, path) + object(json, schema, path) + array(json, schema, path)
  }

  private func value(_ json: PlacedJSON, _ schema: PlacedJSON, _ path: String) -> [String] {
    var mistakes: [String] = []
    if case .string(let type)? = schema["type"]?.value, !json.isOf(type) {
      mistakes.append("\(path): not of type \(type)")
    }
    if let const = schema["const"], const.value != json.value { mistakes.append("\(path): const") }
    if case .array(let cases)? = schema["enum"]?.value,
      !cases.contains(where: { $0.value == json.value })
    {
      mistakes.append("\(path): not in enum")
    }
    if case .number(let number) = json.value {
      if case .number(let least)? = schema["minimum"]?.value, number < least {
        mistakes.append("\(path): below minimum")
      }
      if case .number(let most)? = schema["maximum"]?.value, number > most {
        mistakes.append("\(path): above maximum")
      }
    }
    if case .string(let text) = json.value {
      if case .string(let pattern)? = schema["pattern"]?.value,
        (try? Regex(pattern).firstMatch(in: text)) == nil
      {
        mistakes.append("\(path): doesn't match \(pattern)")
      }
      if case .number(let most)? = schema["maxLength"]?.value, text.count > Int(most) {
        mistakes.append("\(path): too long")
      }
    }
    return mistakes
  }

  private func object(_ json: PlacedJSON, _ schema: PlacedJSON, _ path: String) -> [String] {
    guard case .object(let members) = json.value else { return [] }
    var mistakes: [String] = []
    if case .array(let names)? = schema["required"]?.value {
      for case .string(let name) in names.map(\.value) where json[name] == nil {
        mistakes.append("\(path): \(name) is missing")
      }
    }
    for member in members {
      let inner = "\(path).\(member.key)"
      if let part = schema["properties"]?[member.key] {
        mistakes += self.mistakes(member.json, part, inner)
      } else if let others = schema["additionalProperties"] {
        if case .bool(false) = others.value { mistakes.append("\(inner): not allowed") }
        if case .object = others.value { mistakes += self.mistakes(member.json, others, inner) }
      }
    }
    return mistakes
  }

  private func array(_ json: PlacedJSON, _ schema: PlacedJSON, _ path: String) -> [String] {
    guard case .array(let items) = json.value else { return [] }
    var mistakes: [String] = []
    if case .number(let most)? = schema["maxItems"]?.value, items.count > Int(most) {
      mistakes.append("\(path): too many items")
    }
    if case .number(let least)? = schema["minItems"]?.value, items.count < Int(least) {
      mistakes.append("\(path): too few items")
    }
    guard let part = schema["items"] else { return mistakes }
    for (index, item) in items.enumerated() {
      mistakes += self.mistakes(item, part, "\(path)[\(index)]")
    }
    return mistakes
  }
}

extension PlacedJSON {
  var members: [Member] {
    guard case .object(let members) = value else { return [] }
    return members
  }

  var items: [PlacedJSON] {
    guard case .array(let items) = value else { return [] }
    return items
  }

  subscript(key: String) -> PlacedJSON? { members.first { $0.key == key }?.json }

  var string: String? {
    guard case .string(let text) = value else { return nil }
    return text
  }

  var number: Double? {
    guard case .number(let number) = value else { return nil }
    return number
  }

  fileprivate func isOf(_ type: String) -> Bool {
    switch (value, type) {
    case (.null, "null"), (.bool, "boolean"), (.number, "number"), (.string, "string"),
      (.array, "array"), (.object, "object"):
      true
    case (.number(let number), "integer"): number == number.rounded()
    default: false
    }
  }
}
