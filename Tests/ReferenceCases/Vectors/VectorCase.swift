package import Course

/// One case of a vector file: a kind of question with its answer.
protocol VectorCase {
  /// What the kind is called in reports.
  static var kind: String { get }

  /// Whether a file's first case is of this kind.
  static func isKind(of first: VectorShape) -> Bool

  /// Takes the case's fields; a key that it doesn't know is refused.
  init(_ reader: inout ObjectReader) throws(CourseError)

  /// The case's name; unique in its file.
  var id: String { get }

  /// What differs from the answer, each in one line; empty if nothing does.
  func differences(_ context: VectorContext) -> [String]
}

/// What cases may need besides themselves.
package struct VectorContext: Sendable {
  /// The sentences in which errors are told; without them their words aren't compared.
  let sentences: StringsCatalogue?

  package init(sentences: StringsCatalogue?) { self.sentences = sentences }
}
