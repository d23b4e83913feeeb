/// A hash that tells accidents apart, quickly: torn records, changed files.
///
/// No secret rests on it.
/// Source: Fowler, Noll and Vo, FNV-1a with 64 bits, as in RFC 9923.
package struct QuickHash: Sendable {
  /// The hash of all that was taken in.
  package private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  package init() {}

  /// Takes in further bytes.
  package mutating func update(_ bytes: some Sequence<UInt8>) {
    // Bytes that lie side by side take a tenth of the time that a sequence takes.
    if bytes.withContiguousStorageIfAvailable({ take($0) }) == nil {
      for byte in bytes { update(UInt64(byte)) }
    }
  }

  private mutating func take(_ bytes: UnsafeBufferPointer<UInt8>) {
    for byte in bytes { update(UInt64(byte)) }
  }

  /// Takes in a number in one step.
  package mutating func update(_ number: UInt64) {
    value = (value ^ number) &* 0x0000_0100_0000_01b3
  }

  /// Takes in a text and its length, so that texts don't run into each other.
  package mutating func update(field: String) {
    withUnsafeBytes(of: UInt64(field.utf8.count).littleEndian) { update($0) }
    update(field.utf8)
  }

  /// The hash of some bytes.
  package static func value(of bytes: some Sequence<UInt8>) -> UInt64 {
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
