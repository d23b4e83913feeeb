/// A hash that tells accidents apart, quickly: torn records, changed files.
///
/// No secret rests on it.
/// Source: Fowler, Noll and Vo, FNV-1a with 64 bits, as in RFC 9923.
package struct QuickHash: Sendable {
  /// The hash of all that was taken in.
  @inlinable package var value: UInt64 { state }
  @usableFromInline var state: UInt64 = 0xcbf2_9ce4_8422_2325

  package init() {}

  /// Takes in further bytes.
  @inlinable package mutating func update(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { state = (state ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
  }

  /// Takes in a number in one step.
  package mutating func update(_ number: UInt64) {
    state = (state ^ number) &* 0x0000_0100_0000_01b3
  }

  /// Takes in a text and its length, so that texts don't run into each other.
  package mutating func update(field: String) {
    withUnsafeBytes(of: UInt64(field.utf8.count).littleEndian) { update($0) }
    update(field.utf8)
  }

  /// The hash of some bytes.
  @inlinable package static func value(of bytes: some Sequence<UInt8>) -> UInt64 {
    var hash = QuickHash()
    hash.update(bytes)
    return hash.value
  }

  /// The value as 16 hexadecimal digits.
  package var text: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
