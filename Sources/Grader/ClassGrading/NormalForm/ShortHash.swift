/// A 64-bit hash that is the same in every run and on every machine.
///
/// It isn't cryptographic: somebody who looks for two inputs with the same hash can find them.
///
/// Source: *The FNV Non-Cryptographic Hash Algorithm*, FNV-1a with 64 bits; the last step is that
/// of SplitMix64 (Steele, Lea, Flood 2014), so that similar inputs get different hashes.
package struct ShortHash: Hashable, Sendable {
  private var state: UInt64 = 0xcbf2_9ce4_8422_2325
  private static let prime: UInt64 = 0x0000_0100_0000_01b3

  package init() {}

  /// The hash of some words.
  package init(_ words: some Sequence<UInt64>) {
    for word in words { update(word) }
  }

  /// Adds a word.
  package mutating func update(_ word: UInt64) {
    state = Self.mixed((state ^ word) &* Self.prime)
  }

  /// Adds a text and its length, so that `ab`, `c` and `a`, `bc` differ.
  package mutating func update(_ text: String) {
    update(UInt64(text.utf8.count))
    for byte in text.utf8 { state = (state ^ UInt64(byte)) &* Self.prime }
  }

  /// The hash of everything added so far.
  package var value: UInt64 { Self.mixed(state) }

  /// The hash as 16 hexadecimal digits.
  package var text: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  private static func mixed(_ word: UInt64) -> UInt64 {
    var word = word
    word = (word ^ word >> 30) &* 0xbf58_476d_1ce4_e5b9
    word = (word ^ word >> 27) &* 0x94d0_49bb_1331_11eb
    return word ^ word >> 31
  }
}
