/// Some of a list's rows, each taken as it is or with every sign turned.
struct SignedRows: Hashable, Sendable {
  /// A bit for every row that is taken as it is, then as many for those that are turned.
  private var words: [UInt64]

  private static let bitsPerWord = 64

  /// One row out of `count`.
  init(_ row: Int, of count: Int) {
    let length = (count + Self.bitsPerWord - 1) / Self.bitsPerWord
    words = [UInt64](repeating: 0, count: 2 * length)
    words[row / Self.bitsPerWord] = 1 << UInt64(row % Self.bitsPerWord)
  }

  private init(words: [UInt64]) { self.words = words }

  /// What looking at all of it counts for.
  var size: Int { words.count }

  /// The same rows the other way round.
  var turned: Self {
    let half = words.count / 2
    return Self(words: Array(words[half...] + words[..<half]))
  }

  /// Both together; `nil` if one turns a row that the other takes as it is.
  func union(_ other: Self) -> Self? {
    let half = words.count / 2
    var union = words
    for place in 0..<half {
      union[place] |= other.words[place]
      union[place + half] |= other.words[place + half]
      if union[place] & union[place + half] != 0 { return nil }
    }
    return Self(words: union)
  }

  /// Whether all rows of another are among these, in the same direction.
  func contains(_ other: Self) -> Bool {
    for place in words.indices where other.words[place] & ~words[place] != 0 { return false }
    return true
  }

  /// The numbers of the rows in either direction, rising.
  var rows: [Int] {
    let half = words.count / 2
    var rows: [Int] = []
    for place in 0..<half {
      var word = words[place] | words[place + half]
      while word != 0 {
        rows.append(place * Self.bitsPerWord + word.trailingZeroBitCount)
        word &= word - 1
      }
    }
    return rows
  }

  /// Whether one of the rows, in either direction, is among some that are taken as they are.
  func meets(_ other: Self) -> Bool {
    let half = words.count / 2
    for place in 0..<half where (words[place] | words[place + half]) & other.words[place] != 0 {
      return true
    }
    return false
  }

  /// Whether all of some rows that are taken as they are occur here in either direction.
  func covers(_ other: Self) -> Bool {
    let half = words.count / 2
    for place in 0..<half where other.words[place] & ~(words[place] | words[place + half]) != 0 {
      return false
    }
    return true
  }

  /// Adds or removes a row that is taken as it is.
  mutating func set(_ row: Int, to isIn: Bool) {
    let bit: UInt64 = 1 << UInt64(row % Self.bitsPerWord)
    if isIn {
      words[row / Self.bitsPerWord] |= bit
    } else {
      words[row / Self.bitsPerWord] &= ~bit
    }
  }

  /// None out of `count`.
  static func none(of count: Int) -> Self {
    var none = Self(0, of: max(count, 1))
    none.set(0, to: false)
    return none
  }
}
