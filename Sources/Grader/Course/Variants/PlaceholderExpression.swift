/// What stands between the braces of a placeholder: a name, or arithmetic with names of numbers.
indirect enum PlaceholderExpression: Hashable, Sendable {
  case number(Double)
  case name(String)
  case negative(PlaceholderExpression)
  case sum(PlaceholderExpression, PlaceholderExpression)
  case difference(PlaceholderExpression, PlaceholderExpression)
  case product(PlaceholderExpression, PlaceholderExpression)
  case quotient(PlaceholderExpression, PlaceholderExpression)

  var names: Set<String> {
    switch self {
    case .number: []
    case .name(let name): [name]
    case .negative(let one): one.names
    case .sum(let a, let b), .difference(let a, let b), .product(let a, let b),
      .quotient(let a, let b):
      a.names.union(b.names)
    }
  }

  /// The text that the placeholder becomes.
  func text(_ values: [String: VariedValue]) throws(PlaceholderError) -> String {
    switch try value(values) {
    case .word(let word): return word
    case .number(let number):
      guard number.isFinite else {
        throw PlaceholderError(.says("course.placeholder.infinite"))
      }
      let thousandths = number * 1000
      guard abs(thousandths - thousandths.rounded()) < Self.slack else {
        throw PlaceholderError(
          .says("course.placeholder.uneven", ["number": .text("\(number)")]))
      }
      return pointsText(number)
    }
  }

  func isNumber(_ values: [String: VariedValue]) -> Bool {
    if case .number? = try? value(values) { true } else { false }
  }

  /// By how much a number of thousandths may miss a whole one, for all that binary fractions do.
  private static let slack = 1e-6

  private func value(_ values: [String: VariedValue]) throws(PlaceholderError) -> VariedValue {
    switch self {
    case .number(let number): .number(number)
    case .name(let name): try Self.value(of: name, values)
    case .negative(let one): .number(-(try one.number(values)))
    case .sum(let a, let b): .number(try a.number(values) + b.number(values))
    case .difference(let a, let b): .number(try a.number(values) - b.number(values))
    case .product(let a, let b): .number(try a.number(values) * b.number(values))
    case .quotient(let a, let b): .number(try a.number(values) / b.number(values))
    }
  }

  private func number(_ values: [String: VariedValue]) throws(PlaceholderError) -> Double {
    switch try value(values) {
    case .number(let number): return number
    case .word(let word):
      throw PlaceholderError(.says("course.placeholder.word", ["word": .text(word)]))
    }
  }

  /// A name's value; any word can be had with another first letter.
  private static func value(
    of name: String, _ values: [String: VariedValue]
  ) throws(PlaceholderError) -> VariedValue {
    if let value = values[name] { return value }
    if let dot = name.lastIndex(of: "."), case .word(let word)? = values[String(name[..<dot])] {
      let first = String(word.prefix(1))
      switch name[name.index(after: dot)...] {
      case "lower": return .word(first.lowercased() + word.dropFirst())
      case "capital": return .word(first.uppercased() + word.dropFirst())
      default: break
      }
    }
    throw PlaceholderError(
      .says(
        "course.placeholder.unknown",
        [
          "placeholder": .text("{{\(name)}}"),
          "names": .text(values.keys.sorted().joined(separator: ", ")),
        ]))
  }
}

/// Why a placeholder becomes nothing, in words for the course's author.
struct PlaceholderError: Error {
  let sentence: Sentence

  init(_ sentence: Sentence) { self.sentence = sentence }
}
