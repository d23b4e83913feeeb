import Terminal

/// How many hands went up for each choice, as the teacher types the numbers.
struct Ballot: Hashable, Sendable {
  /// No class is larger; what is typed beyond it is left out.
  private static let most = 9999

  /// The number of hands for each choice; `nil` where none was typed.
  private(set) var counts: [Int?]
  /// The choice whose number is typed now.
  private(set) var selected = 0

  init(choices: Int) { counts = Array(repeating: nil, count: choices) }

  /// All hands together.
  var total: Int { counts.compactMap(\.self).reduce(0, +) }

  /// Whether a number was typed.
  var isCounted: Bool { counts.contains { $0 != nil } }

  /// Does what a key means while hands are counted.
  ///
  /// - Returns: Whether it means anything here.
  mutating func take(_ key: Key) -> Bool {
    guard counts.indices.contains(selected) else { return false }
    switch key {
    case .character(let character):
      guard character.isASCII, let digit = character.wholeNumberValue else { return false }
      let number = (counts[selected] ?? 0) * 10 + digit
      if number <= Self.most { counts[selected] = number }
    case .backspace:
      guard let number = counts[selected] else { return false }
      counts[selected] = number < 10 ? nil : number / 10
    case .down, .tab, .enter:
      guard selected + 1 < counts.count else { return false }
      selected += 1
    case .up:
      guard selected > 0 else { return false }
      selected -= 1
    default: return false
    }
    return true
  }
}
