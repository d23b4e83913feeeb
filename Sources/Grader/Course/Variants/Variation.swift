package enum VariedValue: Hashable, Sendable {
  case number(Double)
  case word(String)
}

/// Something that isn't the same in every variant of an exercise, with all that it can be.
///
/// The first choice is the exercise that the course shows.
package struct Variation: Hashable, Sendable {
  package let name: String
  package let kind: Kind
  /// How many choices there are; at least 2.
  let count: Int

  package enum Kind: Hashable, Sendable {
    case numbers([Double])
    case words([String])
    /// Several words or numbers that go together, by name, of these sets.
    case sets([[String: VariedValue]])
    /// A side, or the one across.
    case side(VariedSide)
    /// These things, in every order.
    case order([String])
  }

  func values(of choice: Int) -> [String: VariedValue] {
    switch kind {
    case .numbers(let numbers):
      let number = numbers[choice]
      // The exercise that the course shows has names without a number.
      let suffix = choice == 0 ? "" : pointsText(number)
      return [name: .number(number), "\(name).suffix": .word(suffix)]
    case .words(let words): return [name: .word(words[choice])]
    case .sets(let sets):
      return Dictionary(uniqueKeysWithValues: sets[choice].map { ("\(name).\($0.key)", $0.value) })
    case .side(let side):
      let values = (choice == 0 ? side : side.opposite).values
      return Dictionary(
        uniqueKeysWithValues: values.map { ($0.key.isEmpty ? name : "\(name).\($0.key)", $0.value) }
      )
    case .order(let things):
      let permuted = Permutation.number(choice, of: things)
      return Dictionary(
        uniqueKeysWithValues: permuted.enumerated().map { ("\(name).\($0 + 1)", .word($1)) })
    }
  }
}

/// The orders in which some things can stand, by number.
enum Permutation {
  static func count(of things: Int) -> Int { (1...max(1, things)).reduce(1, *) }

  /// An order of things; number 0 is as they are.
  static func number<Thing>(_ number: Int, of things: [Thing]) -> [Thing] {
    var rest = things
    var number = number
    var ordered: [Thing] = []
    while !rest.isEmpty {
      let block = count(of: rest.count - 1)
      ordered.append(rest.remove(at: number / block))
      number %= block
    }
    return ordered
  }
}

/// A side of a view, which variants may turn over, with the words and signs that go along.
package enum VariedSide: String, CaseIterable, Hashable, Sendable {
  case leading, trailing
  case left, right
  case top, bottom

  var opposite: VariedSide {
    switch self {
    case .leading: .trailing
    case .trailing: .leading
    case .left: .right
    case .right: .left
    case .top: .bottom
    case .bottom: .top
    }
  }

  private var isFirst: Bool { self == .leading || self == .left || self == .top }

  /// What its placeholders become, by what stands behind the name; the side itself has no more.
  var values: [String: VariedValue] {
    [
      "": .word(rawValue), "other": .word(opposite.rawValue),
      "plus": .word(isFirst ? "+" : "-"), "minus": .word(isFirst ? "-" : "+"),
      "begins": .word(isFirst ? "begins" : "ends"), "ends": .word(isFirst ? "ends" : "begins"),
      "sign": .number(isFirst ? 1 : -1), "far": .number(isFirst ? 0 : 1),
    ]
  }
}

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
  private static let mostOrdered = 7

  static func variations(_ field: JSONField) throws(CourseError) -> [Variation] {
    let variations = try field.object { object throws(CourseError) in
      var all: [Variation] = []
      all += try members(object.optional("numbers")) { field throws(CourseError) in
        .numbers(try numbers(field))
      }
      all += try members(object.optional("names"), names)
      all += try members(object.optional("sides")) { field throws(CourseError) in
        .side(try field.oneOf(VariedSide.self))
      }
      all += try members(object.optional("orders")) { field throws(CourseError) in
        let things = try field.strings()
        guard (2...mostOrdered).contains(things.count), Set(things).count == things.count else {
          throw field.mismatch(.says("json.wants.strings", ["most": mostOrdered]))
        }
        return .order(things)
      }
      return all
    }
    guard !variations.isEmpty else {
      throw field.mismatch(.says("json.wants.variations"))
    }
    var taken: Set<String> = []
    for variation in variations where !taken.insert(variation.name).inserted {
      throw field.mismatch(.says("json.wants.distinctNames"), found: variation.name)
    }
    return variations
  }

  private static func members(
    _ field: JSONField?, _ kind: (JSONField) throws(CourseError) -> Variation.Kind
  ) throws(CourseError) -> [Variation] {
    guard let field else { return [] }
    var variations: [Variation] = []
    for (name, field) in try field.members() {
      try check(name, field)
      variations.append(try Variation(name: name, kind: kind(field)))
    }
    return variations
  }

  private static func check(_ name: String, _ field: JSONField) throws(CourseError) {
    guard name.first?.isLetter == true,
      name.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) })
    else {
      throw field.mismatch(
        .says("json.wants.plainName"), found: "\"\(name)\"")
    }
  }

  private static func numbers(_ field: JSONField) throws(CourseError) -> [Double] {
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
        .says("json.wants.numbers", ["most": most, "largest": Int(largest)]))
    }
    return numbers
  }

  /// A range with its step, the first choice in front.
  private static func range(_ field: JSONField) throws(CourseError) -> [Double] {
    try field.object { object throws(CourseError) in
      let from = try object.required("from").number()
      let to = try object.required("to").number()
      let stepField = try object.required("step")
      let step = try stepField.number()
      let steps = (to - from) / step
      guard step > 0, steps > 0, steps < Double(most), steps == steps.rounded() else {
        throw stepField.mismatch(.says("json.wants.step"))
      }
      var numbers = (0...Int(steps)).map { from + Double($0) * step }
      guard let firstField = object.optional("first") else { return numbers }
      guard let index = try numbers.firstIndex(of: firstField.number()) else {
        throw firstField.mismatch(.says("json.wants.inRange"))
      }
      numbers.insert(numbers.remove(at: index), at: 0)
      return numbers
    }
  }

  /// A list of words, or of objects whose words and numbers go together.
  private static func names(_ field: JSONField) throws(CourseError) -> Variation.Kind {
    guard case .array(let items) = field.json.value, (2...most).contains(items.count) else {
      throw field.mismatch(.says("json.wants.words"))
    }
    guard case .object = items[0].value else {
      let words = try field.strings()
      guard Set(words).count == words.count else {
        throw field.mismatch(.says("json.wants.distinctWords"))
      }
      return .words(words)
    }
    var sets: [[String: VariedValue]] = []
    _ = try field.array(of: .says("json.items.objects")) { item throws(CourseError) in
      let set = try self.set(item)
      guard sets.first.map({ Set($0.keys) == Set(set.keys) }) ?? true, !sets.contains(set) else {
        throw item.mismatch(.says("json.wants.sameKeys"))
      }
      sets.append(set)
    }
    return .sets(sets)
  }

  private static func set(_ field: JSONField) throws(CourseError) -> [String: VariedValue] {
    var set: [String: VariedValue] = [:]
    for (key, field) in try field.members() {
      try check(key, field)
      if case .number(let number) = field.json.value {
        guard abs(number) <= largest else {
          throw field.mismatch(.says("json.wants.largest", ["largest": Int(largest)]))
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
