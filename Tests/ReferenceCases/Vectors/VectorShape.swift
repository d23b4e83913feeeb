import Course

/// By which keys and words a case shows what kind it is.
struct VectorShape {
  private let keys: Set<String>
  private let expectedKeys: Set<String>
  /// The verdict that a layout or a rule is expected to come to.
  let verdict: String?

  /// Looks at a case without taking it; anything but an object has no shape.
  init(of json: PlacedJSON) {
    let members = Self.members(of: json)
    let expected = members.first { $0.key == "expect" }.map { Self.members(of: $0.json) } ?? []
    keys = Set(members.map(\.key))
    expectedKeys = Set(expected.map(\.key))
    if case .string(let word)? = expected.first(where: { $0.key == "verdict" })?.json.value {
      verdict = word
    } else {
      verdict = nil
    }
  }

  /// Whether the case has all of these keys.
  func has(_ wanted: String...) -> Bool { keys.isSuperset(of: wanted) }

  /// Whether what is expected has all of these keys.
  func expects(_ wanted: String...) -> Bool { expectedKeys.isSuperset(of: wanted) }

  private static func members(of json: PlacedJSON) -> [PlacedJSON.Member] {
    guard case .object(let members) = json.value else { return [] }
    return members
  }
}
