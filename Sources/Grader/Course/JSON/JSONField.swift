package import LayoutEngine
import Platform

/// A value under its name, taken as what it has to be; anything else is refused at its place.
package struct JSONField {
  package let json: PlacedJSON
  /// What messages call the value: `"title"`, `item 2 of "hints"`, `the file`.
  let subject: Sentence.Value
  let path: String

  /// The outermost value of a file.
  package init(file json: PlacedJSON, path: String = "") {
    self.init(json: json, subject: .sentence(.says("json.subject.file")), path: path)
  }

  init(json: PlacedJSON, subject: Sentence.Value, path: String) {
    self.json = json
    self.subject = subject
    self.path = path
  }

  /// An error about this value: `"title" must be a short sentence, not empty`.
  package func mismatch(_ expected: Sentence, found: String? = nil) -> CourseError {
    let found = found.map { .text($0) } ?? json.value.inWords
    return error(
      .says("json.mismatch", ["subject": subject, "expected": .sentence(expected), "found": found]))
  }

  /// The error for a key that doesn't fit the other keys of its object, whatever its value is.
  package func misplaced(_ expected: Sentence) -> CourseError {
    error(.says("json.misplaced", ["subject": subject, "expected": .sentence(expected)]))
  }

  private func error(_ sentence: Sentence) -> CourseError {
    CourseError(path, at: json.place, sentence)
  }

  /// The value as a number, always finite.
  package func number() throws(CourseError) -> Double {
    if case .string(let text) = json.value, json.isQuotedNumber, let number = Double(text) {
      return number
    }
    guard case .number(let number) = json.value else { throw mismatch(.says("json.wants.number")) }
    return number
  }

  package func string() throws(CourseError) -> String {
    guard case .string(let text) = json.value else { throw mismatch(.says("json.wants.string")) }
    return text
  }

  package func bool() throws(CourseError) -> Bool {
    guard case .bool(let value) = json.value else { throw mismatch(.says("json.wants.bool")) }
    return value
  }

  /// The case whose raw value the text is.
  package func oneOf<Case>(_ type: Case.Type) throws(CourseError) -> Case
  where Case: CaseIterable & RawRepresentable, Case.RawValue == String {
    let name = try string()
    if let found = Case(rawValue: name) { return found }
    let names = Case.allCases.map { $0.rawValue }
    throw error(
      .says(
        "json.notOneOf",
        [
          "subject": subject, "names": .text(names.joined(separator: ", ")),
          "found": .text(name.quoted),
        ]))
  }

  /// The items of an array, each taken by `item`; messages call them by the plural `items`.
  package func array<Item>(
    of items: Sentence, count: Int? = nil, _ item: (JSONField) throws(CourseError) -> Item
  ) throws(CourseError) -> [Item] {
    guard case .array(let found) = json.value, found.count == count ?? found.count else {
      let items = Sentence.Value.sentence(items)
      guard let count else { throw mismatch(.says("json.wants.array", ["items": items])) }
      throw mismatch(.says("json.wants.array.count", ["count": .count(count), "items": items]))
    }
    var taken: [Item] = []
    for (index, json) in found.enumerated() {
      let subject = Sentence.says(
        "json.subject.item", ["number": .count(index + 1), "subject": subject])
      taken.append(try item(JSONField(json: json, subject: .sentence(subject), path: path)))
    }
    return taken
  }

  /// The fields of an object whose keys are names that somebody chose, in the file's order.
  package func members() throws(CourseError) -> [(name: String, field: JSONField)] {
    guard case .object(let members) = json.value else { throw mismatch(.object) }
    return members.map {
      ($0.key, JSONField(json: $0.json, subject: .text($0.key.quoted), path: path))
    }
  }

  package func numbers(count: Int? = nil) throws(CourseError) -> [Double] {
    try array(of: .says("json.items.numbers"), count: count) { item throws(CourseError) in
      try item.number()
    }
  }

  package func strings(count: Int? = nil) throws(CourseError) -> [String] {
    try array(of: .strings, count: count) { item throws(CourseError) in
      try item.string()
    }
  }

  /// An object whose fields `body` takes one by one; a key that it never asks for is refused.
  package func object<Value>(
    _ body: (inout ObjectReader) throws(CourseError) -> Value
  ) throws(CourseError) -> Value {
    guard case .object(let members) = json.value else { throw mismatch(.object) }
    var reader = ObjectReader(members: members, place: json.place, path: path)
    let value = try body(&reader)
    try reader.finish()
    return value
  }
}

extension Sentence {
  static var directions: Sentence { .says("json.items.directions") }
  static var equations: Sentence { .says("json.items.equations") }
  static var viewOfTheScene: Sentence { .says("json.wants.view") }
  static var onlyForSwift: Sentence { .says("json.wants.swift") }
  static var object: Sentence { .says("json.wants.object") }
  static var strings: Sentence { .says("json.items.strings") }
}

extension PlacedJSON.Value {
  fileprivate var inWords: Sentence.Value {
    switch self {
    case .null: .text("null")
    case .bool(let value): .text("\(value)")
    case .number(let value): .text(exactText(value))
    case .string: .sentence(.says("json.found.string"))
    case .array(let items): .sentence(.says("json.found.array", ["count": items.count]))
    case .object: .sentence(.object)
    }
  }
}

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
    if let odd = members.first(where: {
      !asked.contains($0.key) && nearest(to: $0.key, [key]) != nil
    }) {
      throw unknown(odd, nearest: key)
    }
    throw missing(key)
  }

  package func has(_ key: String) -> Bool { members.contains { $0.key == key } }

  /// The field of a key, or `nil` where the key is absent.
  package mutating func optional(_ key: String) -> JSONField? {
    asked.append(key)
    let member = members.first { $0.key == key }
    return member.map { JSONField(json: $0.json, subject: .text(key.quoted), path: path) }
  }

  func finish() throws(CourseError) {
    guard let odd = members.first(where: { !asked.contains($0.key) }) else { return }
    throw unknown(odd, nearest: nearest(to: odd.key, asked))
  }

  func missing(_ key: String) -> CourseError { CourseError(missing: key, in: path, at: place) }

  private func unknown(_ odd: PlacedJSON.Member, nearest: String?) -> CourseError {
    let key = Sentence.Value.text(odd.key.quoted)
    return CourseError(
      path, at: odd.place,
      nearest.map { .says("json.unknownKey.nearest", ["key": key, "nearest": .text($0.quoted)]) }
        ?? .says("json.unknownKey", ["key": key]))
  }

  /// One slip is allowed for each three letters.
  private func nearest(to odd: String, _ keys: [String]) -> String? {
    NearestNames.nearest(to: odd, among: keys) { _ in (odd.count + 1) / 3 }
  }
}

extension CourseError {
  /// An object, which begins at a place, lacks a key.
  init(missing key: String, in path: String, at place: SourcePlace) {
    self.init(path, at: place, .says("json.missingKey", ["key": key.quoted]))
  }
}

extension CourseText {
  /// The outermost value of the file, which has to be JSON.
  ///
  /// The strings at `numbers` count as numbers where numbers are wanted.
  package func json(quotingNumbersAt numbers: Set<SourcePlace> = []) throws(CourseError)
    -> JSONField
  {
    var json = try PlacedJSON.read(text, path: path)
    if !numbers.isEmpty { json.quoteNumbers(at: numbers) }
    return JSONField(file: json, path: path)
  }
}

extension JSONField {
  /// The value as a name that may become part of a path.
  package func slug() throws(CourseError) -> String {
    let text = try string()
    guard InnerPath.isSlug(text) else {
      throw mismatch(.says("json.wants.slug"), found: text.quoted)
    }
    return text
  }
}
