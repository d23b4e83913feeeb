import Platform

/// A teacher's secret, from which variants and hidden cases are derived.
///
/// Everything is a number that whoever knows the secret can work out again, on every machine, and
/// nobody else can guess. Source: NIST, FIPS 198-1, *The Keyed-Hash Message Authentication Code*,
/// section 4, over SHA-256.
package struct SecretSeed: Sendable {
  /// The hash once it has taken in the key, before the message.
  private let inner: SHA256
  /// The hash once it has taken in the key, before the inner hash.
  private let outer: SHA256

  /// The bytes that SHA-256 takes in at a time.
  private static let block = 64

  package init(_ secret: String) {
    self.init(key: Array(secret.utf8))
  }

  package init(key: [UInt8]) {
    var key = key
    if key.count > Self.block {
      var hash = SHA256()
      hash.update(key)
      key = hash.finishedBytes()
    }
    key += [UInt8](repeating: 0, count: Self.block - key.count)
    func begun(with pad: UInt8) -> SHA256 {
      var hash = SHA256()
      hash.update(key.map { $0 ^ pad })
      return hash
    }
    inner = begun(with: 0x36)
    outer = begun(with: 0x5c)
  }

  /// The code of a message, as 32 bytes.
  package func code(of message: some Collection<UInt8>) -> [UInt8] {
    var hash = inner
    hash.update(message)
    var whole = outer
    whole.update(hash.finishedBytes())
    return whole.finishedBytes()
  }

  /// The code of some fields, which don't run into each other.
  private func code(of fields: [String]) -> [UInt8] {
    code(of: fields.flatMap { Array("\($0.utf8.count):\($0)".utf8) })
  }

  /// The number that belongs to some fields: any of 2⁶⁴, each as likely.
  package func number(for fields: [String]) -> UInt64 {
    code(of: fields).prefix(8).reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// What tells this secret from others: anybody may see it, and it gives away nothing else.
  package var fingerprint: String { String(mark(of: ["copies"]).prefix(12)) }

  /// The same as 64 hexadecimal digits, which no file that learners get may hold.
  package func mark(of fields: [String]) -> String { SHA256.digits(of: code(of: fields)) }
}
