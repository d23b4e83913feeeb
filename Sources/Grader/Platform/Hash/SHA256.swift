/// The hash of a stream of bytes that names files and cached results by what is in them.
///
/// Source: NIST, FIPS 180-4, *Secure Hash Standard*, section 6.2.
package struct SHA256: Sendable {
  private var state: [UInt32] = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a,
    0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
  ]
  private var rest: [UInt8] = []
  private var count: UInt64 = 0

  package init() {}

  /// The hash of some bytes, as 64 hexadecimal digits.
  package static func digest(of bytes: some Collection<UInt8>) -> String {
    var hash = SHA256()
    hash.update(bytes)
    return hash.finish()
  }

  /// Takes in further bytes.
  package mutating func update(_ bytes: some Collection<UInt8>) {
    count += UInt64(bytes.count)
    rest += bytes
    var start = 0
    while rest.count - start >= 64 {
      compress(from: start)
      start += 64
    }
    rest.removeFirst(start)
  }

  /// Takes in a text and its length, so that texts don't run into each other.
  package mutating func update(field: String) {
    update("\(field.utf8.count):".utf8)
    update(field.utf8)
  }

  /// The hash of everything taken in, as 64 hexadecimal digits.
  package consuming func finish() -> String { Self.digits(of: finishedBytes()) }

  /// The hash of everything taken in, as 32 bytes.
  package consuming func finishedBytes() -> [UInt8] {
    let bits = count * 8
    update([0x80])
    update([UInt8](repeating: 0, count: (120 - rest.count) % 64))
    update((0..<8).map { UInt8(truncatingIfNeeded: bits >> (56 - 8 * $0)) })
    return state.flatMap { word in
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> UInt32($0)) }
    }
  }

  /// Bytes as hexadecimal digits, two for each.
  static func digits(of bytes: [UInt8]) -> String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  private mutating func compress(from start: Int) {
    var words = [UInt32](repeating: 0, count: 64)
    for index in 0..<64 {
      words[index / 4 % 16] = words[index / 4 % 16] << 8 | UInt32(rest[start + index])
    }
    for index in 16..<64 {
      let (a, b) = (words[index - 15], words[index - 2])
      let low = turned(a, 7) ^ turned(a, 18) ^ (a >> 3)
      let high = turned(b, 17) ^ turned(b, 19) ^ (b >> 10)
      words[index] = words[index - 16] &+ low &+ words[index - 7] &+ high
    }
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    for index in 0..<64 {
      let choice = (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) &+ ((e & f) ^ (~e & g))
      let first = h &+ choice &+ Self.roots[index] &+ words[index]
      let second = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) &+ ((a & b) ^ (a & c) ^ (b & c))
      (h, g, f, e) = (g, f, e, d &+ first)
      (d, c, b, a) = (c, b, a, first &+ second)
    }
    for (index, word) in [a, b, c, d, e, f, g, h].enumerated() { state[index] &+= word }
  }

  /// The word with its bits turned to the right.
  private func turned(_ word: UInt32, _ bits: UInt32) -> UInt32 {
    word >> bits | word << (32 - bits)
  }

  /// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
  private static let roots: [UInt32] = {
    var primes: [UInt32] = []
    var candidate: UInt32 = 2
    while primes.count < 64 {
      if !primes.contains(where: { candidate % $0 == 0 }) { primes.append(candidate) }
      candidate += 1
    }
    return primes.map { prime in
      // The largest r with r³ <= prime · 2⁹⁶ has the root's whole part and 32 bits after it.
      var root: UInt64 = 0
      for bit in stride(from: UInt64(35), through: 0, by: -1) {
        let next = root | 1 << bit
        let square = next.multipliedFullWidth(by: next)
        let wanted = UInt128(prime) << 96
        let cube = (UInt128(square.high) << 64 | UInt128(square.low)).multipliedReportingOverflow(
          by: UInt128(next))
        if !cube.overflow, cube.partialValue <= wanted { root = next }
      }
      return UInt32(truncatingIfNeeded: root)
    }
  }()
}
