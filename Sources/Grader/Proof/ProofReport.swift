/// What was proved about a course, counted, and what has to be mended.
package struct ProofReport: Sendable {
  /// What a proof is about; the raw value completes "12 …".
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    case starters = "starters that don't pass as they are"
    case solutions = "cases in which a solution gives what is wanted"
    case alternatives = "cases in which another right answer does"
    case wrongAnswers = "wrong answers that get their verdict and their words"
    case cases = "exercises checked in three windows, one not shown, in both directions"
    case pairs = "pairs of layouts that look the same as they are shown, and differ elsewhere"
    case hints = "hints, of which the first two don't give the answer away"
    case needs = "ideas that are taught before they are needed"
    case sections = "sections in their order and within their lengths"
    case listings = "listings executed"
    case numbers = "numbers of the text that the solver gives"
    case drawings = "drawings redrawn"
    case logs = "logs of which each line is read and the whole quarrels"
    case coverage = "rows of the source documents that the course carries"
    case links = "links that lead somewhere"
    case sentences = "sentences of the program with all their placeholders"
  }

  /// How often something was proved.
  package struct Count: Hashable, Sendable {
    package let kind: Kind
    package let number: Int
  }

  private var numbers: [Kind: Int] = [:]
  /// What has to be mended, in the order of the course.
  package private(set) var errors: [CourseError] = []
  /// Lessons whose drawings differ, as they would be with the drawings made anew.
  package private(set) var redrawn: [CourseText] = []

  /// The counts, in the order in which the proofs are described.
  package var counts: [Count] {
    Kind.allCases.map { Count(kind: $0, number: numbers[$0] ?? 0) }
  }

  /// Counts proofs that held.
  mutating func count(_ kind: Kind, _ number: Int = 1) { numbers[kind, default: 0] += number }

  /// Notes something that has to be mended.
  mutating func add(_ error: CourseError) { errors.append(error) }

  /// Keeps a lesson with its drawings made anew.
  mutating func keep(redrawn file: CourseText) { redrawn.append(file) }
}
