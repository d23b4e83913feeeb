/// The first line of a journal, which identifies everything that decides its results.
package struct JournalHeader: Hashable, Sendable {
  /// The beginning of every journal, in whatever version of its format.
  static let anyMagic = "lessons journal "
  /// The same with the version.
  ///
  /// Journals of version 2 aren't read: each belongs to the program that
  /// wrote it, and the sentences of that program.
  static let magic = anyMagic + "3"

  /// A hash of everything else that decides results than the answers: course, seed, language.
  package let fingerprint: UInt64
  /// A hash of the program.
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
