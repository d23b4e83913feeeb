package import LayoutEngine

/// Takes the fields out of a JSON object, and remembers which keys were asked for.
package struct ObjectReader {
  let members: [PlacedJSON.Member]
  package let place: SourcePlace
  let path: String
  private var asked: [String] = []

  init(members: [PlacedJSON.Member], place: SourcePlace, path: String) {
    (self.members, self.place, self.path) = (members, place, path)
  }

  /// The field of a key that has to be there.
  ///
  /// A key that is missing is most often misspelt: the one that comes near is pointed at.
  package mutating func required(_ key: String) throws(CourseError) -> JSONField {
    if let field = optional(key) { return field }
    if let odd = members.first(where: { !asked.contains($0.key) && isNear($0.key, key) }) {
      throw unknown(odd, nearest: key)
    }
    throw missing(key)
  }

  /// Whether a key is there, without asking for its value.
  package func has(_ key: String) -> Bool { members.contains { $0.key == key } }

  /// The field of a key, or `nil` where the key is absent.
  package mutating func optional(_ key: String) -> JSONField? {
    asked.append(key)
    let member = members.first { $0.key == key }
    return member.map { JSONField(json: $0.json, subject: .text(key.quoted), path: path) }
  }

  func finish() throws(CourseError) {
    guard let odd = members.first(where: { !asked.contains($0.key) }) else { return }
    let near = asked.map { (key: $0, distance: distance($0, odd.key)) }.min { $0.1 < $1.1 }
    let nearest = near.flatMap { isNear(odd.key, $0.key) ? $0.key : nil }
    throw unknown(odd, nearest: nearest)
  }

  /// The error for a key that isn't there.
  func missing(_ key: String) -> CourseError { CourseError(missing: key, in: path, at: place) }

  private func unknown(_ odd: PlacedJSON.Member, nearest: String?) -> CourseError {
    let key = Sentence.Value.text(odd.key.quoted)
    return CourseError(
      path, at: odd.place,
      nearest.map { .says("json.unknownKey.nearest", ["key": key, "nearest": .text($0.quoted)]) }
        ?? .says("json.unknownKey", ["key": key]))
  }

  private func isNear(_ odd: String, _ key: String) -> Bool {
    distance(key, odd) * 3 <= odd.count + 1
  }

  /// Letters to insert, remove or replace; not counted where the lengths alone say "far".
  private func distance(_ a: String, _ b: String) -> Int {
    guard abs(a.count - b.count) < 4 else { return a.count + b.count }
    var row = Array(0...b.count)
    for (i, x) in a.enumerated() {
      var diagonal = i
      row[0] = i + 1
      for (j, y) in b.enumerated() {
        let best = min(row[j], row[j + 1], x == y ? diagonal - 1 : diagonal) + 1
        (diagonal, row[j + 1]) = (row[j + 1], best)
      }
    }
    return row[b.count]
  }
}

extension CourseError {
  /// An object, which begins at a place, lacks a key.
  init(missing key: String, in path: String, at place: SourcePlace) {
    self.init(path, at: place, .says("json.missingKey", ["key": .text(key.quoted)]))
  }
}
