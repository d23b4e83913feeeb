import LayoutEngine
import Platform

/// The line by which a handed-out copy is recognised: its seed's fingerprint, and which variant of
/// which exercise it is.
///
///     // lessons hand-out 3fa94c01d2e7 turn-around 0.3.1 5d2f19c0 77aa01bc: leave this line here
///
/// Anybody with the course can make the learner's exercise from the line. Hidden cases need the seed.
package struct CopyMark: Hashable, Sendable {
  package struct Damage: Error, Hashable, Sendable {
    /// The line's number, counted from 1.
    package let line: Int
  }

  private static let words = "lessons hand-out"
  /// How the line begins in an answer's file.
  package static let start = "// \(words)"
  /// Of the hashes, which tell accidents and careless changes apart.
  fileprivate static let digits = 8

  /// Of the seed that the copy was made from.
  package let fingerprint: String
  package let exercise: String
  package let code: VariantCode
  /// Of what the variant shows the learner, by which another edition of the course is noticed.
  private let edition: String

  /// The mark of a variant; `nil` for an exercise in which nothing varies.
  package init?(_ variant: Exercise, fingerprint: String) {
    guard let choices = variant.variant?.choices else { return nil }
    self.fingerprint = fingerprint
    exercise = variant.id
    code = VariantCode(choices)
    edition = variant.edition
  }

  /// What stands in the line besides words: the mark, and a hash of it.
  package var text: String { "\(Self.words) \(fields.joined(separator: " ")) \(check)" }

  private var fields: [String] { [fingerprint, exercise, code.text, edition] }

  private var check: String {
    var hash = SHA256()
    for field in fields { hash.update(field: field) }
    return String(hash.finish().prefix(Self.digits))
  }

  /// The mark in an answer or a page; `nil` if there is none.
  package init?(in text: String) throws(Damage) {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: { $0.isNewline })
    guard let index = lines.firstIndex(where: { $0.contains(Self.words) }),
      let start = lines[index].firstRange(of: Self.words)
    else { return nil }
    let fields = lines[index][start.upperBound...].prefix { $0 != ":" }
      .split(separator: " ").prefix { $0 != "-->" }.map(String.init)
    guard fields.count == 5, let code = VariantCode(fields[2]) else {
      throw Damage(line: index + 1)
    }
    (fingerprint, exercise, self.code, edition) = (fields[0], fields[1], code, fields[3])
    guard check == fields[4] else { throw Damage(line: index + 1) }
  }

  /// The variant that was handed out; `nil` if the exercise isn't what it was then.
  package func variant(of exercise: Exercise) throws(CourseError) -> Exercise? {
    guard let variant = try exercise.variant(code), variant.edition == edition else { return nil }
    return variant
  }

  /// The fingerprint in an answer; `nil` if the answer has no such line.
  package static func fingerprint(in text: String) -> String? {
    for line in text.sourceLines where line.trimmed.hasPrefix(start) {
      let digits = line.trimmed.dropFirst(start.count + 1).prefix { $0.isHexDigit }
      if !digits.isEmpty { return String(digits) }
    }
    return nil
  }
}

extension Exercise {
  /// A hash of what a learner is shown and checked by.
  fileprivate var edition: String {
    var hash = SHA256()
    for text in [task] + starters.map({ $0.text }) + given.map({ $0.text }) + cases.map({ $0.name })
    {
      hash.update(field: text)
    }
    return String(hash.finish().prefix(CopyMark.digits))
  }
}
