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
      return Dictionary(
        uniqueKeysWithValues: sets[choice].map { ("\(name).\($0.key)", $0.value) })
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
