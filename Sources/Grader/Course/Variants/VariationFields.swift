/// What `varies` of an `exercise.json` says.
///
/// The keys are documented for authors in `Lessons/FORMAT.md`.
enum VariationFields {
  /// The largest number that may be chosen: larger ones are no number of points, and a placeholder
  /// in its own declaration would be read as one.
  private static let largest = 9999.0
  /// The most choices of one thing: as many as seven things have orders, and more than any range of
  /// points has.
  private static let most = 10_000
  /// The most things whose order may vary.
  private static let mostOrdered = 7

  /// Takes the variations, in the order in which they are written.
  static func variations(_ field: JSONField) throws(PlacedJSONError) -> [Variation] {
    let variations = try field.object { object throws(PlacedJSONError) in
      var all: [Variation] = []
      all += try members(object.optional("numbers")) { field throws(PlacedJSONError) in
        .numbers(try numbers(field))
      }
      all += try members(object.optional("names"), names)
      all += try members(object.optional("sides")) { field throws(PlacedJSONError) in
        .side(try field.oneOf(VariedSide.self))
      }
      all += try members(object.optional("orders")) { field throws(PlacedJSONError) in
        let things = try field.strings()
        guard (2...mostOrdered).contains(things.count), Set(things).count == things.count else {
          throw field.mismatch("an array of 2 to \(mostOrdered) strings, no two of them alike")
        }
        return .order(things)
      }
      return all
    }
    guard !variations.isEmpty else {
      throw field.mismatch("an object with numbers, names, sides or orders", found: "an empty one")
    }
    var taken: Set<String> = []
    for variation in variations where !taken.insert(variation.name).inserted {
      throw field.mismatch(
        "an object in which every name stands once", found: "one with two called \(variation.name)")
    }
    return variations
  }

  private static func members(
    _ field: JSONField?, _ kind: (JSONField) throws(PlacedJSONError) -> Variation.Kind
  ) throws(PlacedJSONError) -> [Variation] {
    guard let field else { return [] }
    var variations: [Variation] = []
    for (name, field) in try field.members() {
      try check(name, field)
      variations.append(try Variation(name: name, kind: kind(field)))
    }
    return variations
  }

  /// A name has to be one that placeholders can hold.
  private static func check(_ name: String, _ field: JSONField) throws(PlacedJSONError) {
    guard name.first?.isLetter == true,
      name.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) })
    else {
      throw field.mismatch(
        "under a name of letters and digits that begins with a letter", found: "\"\(name)\"")
    }
  }

  private static func numbers(_ field: JSONField) throws(PlacedJSONError) -> [Double] {
    let numbers: [Double]
    if case .object = field.json.value {
      numbers = try range(field)
    } else {
      numbers = try field.numbers()
    }
    guard (2...most).contains(numbers.count), Set(numbers).count == numbers.count,
      numbers.allSatisfy({ abs($0) <= largest })
    else {
      throw field.mismatch(
        "2 to \(most) numbers from -\(Int(largest)) to \(Int(largest)), no two of them alike",
        found: numbers.count == 1 ? "1" : "others")
    }
    return numbers
  }

  /// A range with its step, the first choice in front.
  private static func range(_ field: JSONField) throws(PlacedJSONError) -> [Double] {
    try field.object { object throws(PlacedJSONError) in
      let from = try object.required("from").number()
      let to = try object.required("to").number()
      let stepField = try object.required("step")
      let step = try stepField.number()
      let steps = (to - from) / step
      guard step > 0, steps > 0, steps < Double(most), steps == steps.rounded() else {
        throw stepField.mismatch("a step that leads from \"from\" up to \"to\"")
      }
      var numbers = (0...Int(steps)).map { from + Double($0) * step }
      guard let firstField = object.optional("first") else { return numbers }
      guard let index = try numbers.firstIndex(of: firstField.number()) else {
        throw firstField.mismatch("a number of the range", found: "another")
      }
      numbers.insert(numbers.remove(at: index), at: 0)
      return numbers
    }
  }

  /// A list of words, or of objects whose words and numbers go together.
  private static func names(_ field: JSONField) throws(PlacedJSONError) -> Variation.Kind {
    guard case .array(let items) = field.json.value, (2...most).contains(items.count) else {
      throw field.mismatch("an array of at least 2 words, or of 2 objects")
    }
    guard case .object = items[0].value else {
      let words = try field.strings()
      guard Set(words).count == words.count else {
        throw field.mismatch("an array of words, no two of them alike", found: "two alike")
      }
      return .words(words)
    }
    var sets: [[String: VariedValue]] = []
    _ = try field.array(of: "objects") { item throws(PlacedJSONError) in
      let set = try self.set(item)
      guard sets.first.map({ Set($0.keys) == Set(set.keys) }) ?? true, !sets.contains(set) else {
        throw item.mismatch("an object with the keys of the first, and other values")
      }
      sets.append(set)
    }
    return .sets(sets)
  }

  private static func set(_ field: JSONField) throws(PlacedJSONError) -> [String: VariedValue] {
    var set: [String: VariedValue] = [:]
    for (key, field) in try field.members() {
      try check(key, field)
      if case .number(let number) = field.json.value {
        guard abs(number) <= largest else {
          throw field.mismatch("a number from -\(Int(largest)) to \(Int(largest))")
        }
        set[key] = .number(number)
      } else {
        set[key] = .word(try field.string())
      }
    }
    return set
  }
}

extension Variation {
  init(name: String, kind: Kind) {
    self.name = name
    self.kind = kind
    count =
      switch kind {
      case .numbers(let numbers): numbers.count
      case .words(let words): words.count
      case .sets(let sets): sets.count
      case .side: 2
      case .order(let things): Permutation.count(of: things.count)
      }
  }
}
