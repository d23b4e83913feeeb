/// Which numbers take which word in a language, as its strings file says it.
///
/// A rule is written as in Unicode CLDR, without samples: `i = 1 and v = 0`, `n % 10 = 2..4 and
/// n % 100 != 12..14`. A number that no rule fits takes ``PluralCategory/other``.
///
/// Source: Unicode Technical Standard 35, part 3, "Plural Operand Meanings" and "Plural rules syntax".
package struct PluralRules: Hashable, Sendable {
  /// One comparison: an operand, perhaps its remainder, and the numbers that it is compared with.
  fileprivate struct Relation: Hashable, Sendable {
    let operand: Character
    let modulus: Int?
    let isEqual: Bool
    let ranges: [ClosedRange<Int>]
  }

  package struct RuleError: Error, Hashable, Sendable {
    package let rule: String

    package init(rule: String) { self.rule = rule }
  }

  /// What has to be true: any of the outer list, with all of the inner one.
  private let conditions: [PluralCategory: [[Relation]]]

  /// The rules of a language that has one word for every number.
  package init() { conditions = [:] }

  package init(_ rules: [PluralCategory: String]) throws(RuleError) {
    var conditions: [PluralCategory: [[Relation]]] = [:]
    for category in PluralCategory.allCases {
      guard let rule = rules[category] else { continue }
      guard let alternatives = Self.alternatives(of: rule) else { throw RuleError(rule: rule) }
      conditions[category] = alternatives
    }
    self.conditions = conditions
  }

  /// The categories that the language tells apart, `other` last.
  package var categories: [PluralCategory] {
    PluralCategory.allCases.filter { conditions[$0] != nil } + [.other]
  }

  /// The category of a number, as its digits are printed: `1` and `1.0` may differ.
  package func category(of digits: String) -> PluralCategory {
    let number = PluralOperands(digits)
    return PluralCategory.allCases.first { category in
      conditions[category]?.contains { $0.allSatisfy { $0.holds(for: number) } } ?? false
    } ?? .other
  }

  private static func alternatives(of rule: String) -> [[Relation]]? {
    var alternatives: [[Relation]] = [[]]
    var words = rule.split(separator: " ")[...]
    while !words.isEmpty {
      let end = words.firstIndex { $0 == "and" || $0 == "or" } ?? words.endIndex
      guard let relation = Relation(words[..<end]) else { return nil }
      alternatives[alternatives.count - 1].append(relation)
      guard end < words.endIndex else { return alternatives }
      if words[end] == "or" { alternatives.append([]) }
      words = words[(end + 1)...]
    }
    return nil
  }
}

extension PluralRules.Relation {
  /// Reads `n % 10 = 2..4,9`.
  fileprivate init?(_ words: ArraySlice<Substring>) {
    let words = Array(words)
    guard words.count == 3 || words.count == 5, let operand = words.first?.first,
      words[0].count == 1, "niwvftec".contains(operand)
    else { return nil }
    var modulus: Int?
    if words.count == 5 {
      guard words[1] == "%", let number = Int(words[2]), number > 0 else { return nil }
      modulus = number
    }
    guard ["=", "!="].contains(words[words.count - 2]) else { return nil }
    var ranges: [ClosedRange<Int>] = []
    for part in words[words.count - 1].split(separator: ",", omittingEmptySubsequences: false) {
      let ends = part.split(separator: ".").map { Int($0) }
      guard let low = ends.first ?? nil, let high = ends.last ?? nil, ends.count <= 2, low <= high
      else { return nil }
      ranges.append(low...high)
    }
    self.operand = operand
    self.modulus = modulus
    isEqual = words[words.count - 2] == "="
    self.ranges = ranges
  }

  fileprivate func holds(for number: PluralOperands) -> Bool {
    var value = number[operand]
    if let modulus { value = value.truncatingRemainder(dividingBy: Double(modulus)) }
    let isInside = ranges.contains { range in
      value == value.rounded() && Double(range.lowerBound) <= value
        && value <= Double(range.upperBound)
    }
    return isInside == isEqual
  }
}

/// What the rules ask of a number: its value, its whole part, and the digits behind its point.
private struct PluralOperands {
  private let value: Double
  private let whole: Double
  private let decimals: Substring

  init(_ digits: String) {
    let digits = digits.drop { $0 == "-" }
    value = Double(digits) ?? 0
    whole = value.rounded(.towardZero)
    decimals = digits.split(separator: ".").dropFirst().first ?? ""
  }

  /// An operand by its letter; `c` and `e` are 0, because no number is printed with an exponent.
  subscript(operand: Character) -> Double {
    let significant = decimals.reversed().drop { $0 == "0" }
    return switch operand {
    case "n": value
    case "i": whole
    case "v": Double(decimals.count)
    case "w": Double(significant.count)
    case "f": Double(decimals) ?? 0
    case "t": Double(String(significant.reversed())) ?? 0
    default: 0
    }
  }
}

/// The kinds of numbers that languages have words for.
///
/// Source: Unicode CLDR, "Language Plural Rules".
package enum PluralCategory: String, CaseIterable, Sendable {
  case zero, one, two, few, many, other
}
