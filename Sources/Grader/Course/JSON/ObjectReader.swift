package import LayoutEngine

/// Takes the fields out of a JSON object, and remembers which keys were asked for.
package struct ObjectReader {
  let members: [PlacedJSON.Member]
  /// Where the object begins.
  package let place: SourcePlace
  private(set) var asked: [String] = []

  init(members: [PlacedJSON.Member], place: SourcePlace) {
    self.members = members
    self.place = place
  }

  /// The field of a key that has to be there.
  ///
  /// A key that is missing is most often misspelt: the one that comes near is pointed at.
  package mutating func required(_ key: String) throws(PlacedJSONError) -> JSONField {
    if let field = optional(key) { return field }
    if let odd = members.first(where: {
      !asked.contains($0.key) && nearest(to: $0.key, [key]) != nil
    }) {
      throw PlacedJSONError(.unknownKey(odd.key, nearest: key), at: odd.place)
    }
    throw PlacedJSONError(.missingKey(key), at: place)
  }

  /// Whether a key is there, without asking for its value.
  package func has(_ key: String) -> Bool { members.contains { $0.key == key } }

  /// The field of a key, or `nil` where the key is absent.
  package mutating func optional(_ key: String) -> JSONField? {
    asked.append(key)
    let member = members.first { $0.key == key }
    return member.map { JSONField(json: $0.json, subject: .text(key.quoted)) }
  }

  /// Refuses the fields that nobody asked for.
  func finish() throws(PlacedJSONError) {
    guard let odd = members.first(where: { !asked.contains($0.key) }) else { return }
    throw PlacedJSONError(.unknownKey(odd.key, nearest: nearest(to: odd.key, asked)), at: odd.place)
  }

  /// One slip is allowed for each three letters.
  private func nearest(to odd: String, _ keys: [String]) -> String? {
    NearestNames.nearest(to: odd, among: keys) { _ in (odd.count + 1) / 3 }
  }
}
