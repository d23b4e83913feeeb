package import Course

/// What was proved about a course, counted, and what has to be mended.
package struct ProofReport: Sendable {
  /// How often something was proved.
  package struct Count: Hashable, Sendable {
    package let kind: ProofKind
    package let number: Int

    /// The rest of the sentence that begins with the number.
    package var sentence: Sentence { kind.sentence(number) }
  }

  private var numbers: [ProofKind: Int] = [:]
  /// What has to be mended, in the order of the course.
  package private(set) var errors: [CourseError] = []
  /// Lessons whose drawings differ, as they would be with the drawings made anew.
  package private(set) var redrawn: [CourseText] = []

  /// The counts, in the order in which the proofs are described.
  package var counts: [Count] {
    ProofKind.allCases.map { Count(kind: $0, number: numbers[$0] ?? 0) }
  }

  /// Counts successful proofs.
  package mutating func count(_ kind: ProofKind, _ number: Int = 1) {
    numbers[kind, default: 0] += number
  }

  /// Takes over everything that another report has.
  mutating func add(_ other: ProofReport) {
    for (kind, number) in other.numbers { count(kind, number) }
    errors += other.errors
    redrawn += other.redrawn
  }

  /// Notes something that has to be mended.
  mutating func add(_ error: CourseError) { errors.append(error) }

  /// Notes errors in place of all others that are about the same files.
  mutating func replaceErrors(inFilesOf others: [CourseError]) {
    let paths = Set(others.map(\.path))
    errors = others + errors.filter { !paths.contains($0.path) }
  }

  /// Keeps a lesson with its drawings made anew.
  mutating func keep(redrawn file: CourseText) { redrawn.append(file) }
}
