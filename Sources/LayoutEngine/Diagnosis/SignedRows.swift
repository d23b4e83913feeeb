/// A set of rows, each taken as it is or negated.
struct SignedRows: Hashable, Sendable {
  /// A bit for every row that is taken as it is, then one for every row that is negated.
  private var words: [UInt64]

  private static let bitsPerWord = 64

  /// Some rows out of `count`, as they are.
  init(_ rows: [Int], of count: Int) {
    let length = (max(count, 1) + Self.bitsPerWord - 1) / Self.bitsPerWord
    words = [UInt64](repeating: 0, count: 2 * length)
    for row in rows { set(row, to: true) }
  }

  private init(words: [UInt64]) { self.words = words }

  /// The cost of looking at the whole set, in the units of the work limit.
  var size: Int { words.count }

  /// The same rows with opposite signs.
  var negated: Self {
    let half = words.count / 2
    return Self(words: Array(words[half...] + words[..<half]))
  }

  /// The union; `nil` if one set negates a row that the other takes as it is.
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
    return Self.rows(upTo: half) { words[$0] | words[$0 + half] }
  }

  /// The numbers of the rows in either direction that are among some taken as they are, rising.
  func rows(among others: Self) -> [Int] {
    let half = words.count / 2
    return Self.rows(upTo: half) { (words[$0] | words[$0 + half]) & others.words[$0] }
  }

  private static func rows(upTo count: Int, _ word: (Int) -> UInt64) -> [Int] {
    var rows: [Int] = []
    for place in 0..<count {
      var word = word(place)
      while word != 0 {
        rows.append(place * bitsPerWord + word.trailingZeroBitCount)
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
}
