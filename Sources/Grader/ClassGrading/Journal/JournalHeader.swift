/// What a journal begins with: which results may be in it.
package struct JournalHeader: Hashable, Sendable {
  /// What tells our journals from all other files, with the version of their shape.
  static let magic = "lessons journal 2"

  /// A hash of everything that decides results besides the answers: course, seed, language.
  package let fingerprint: UInt64
  /// A hash of what the program is.
  package let program: UInt64

  package init(fingerprint: UInt64, program: UInt64) {
    self.fingerprint = fingerprint
    self.program = program
  }

  /// The part of the header that two journals share if their results belong together.
  var sharedBytes: [UInt8] { Array("\(Self.magic) \(Self.text(fingerprint)) ".utf8) }

  /// The header as the file's first line.
  var bytes: [UInt8] {
    Array("\(Self.magic) \(Self.text(fingerprint)) \(Self.text(program))\n".utf8)
  }

  private static func text(_ number: UInt64) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
