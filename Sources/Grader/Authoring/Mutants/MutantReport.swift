package import Course
import Grading

/// What came of mutants: which diagnosis each kind of change got.
package struct MutantReport: Hashable, Sendable {
  /// How many mutants of one kind came to one end.
  package struct Count: Hashable, Sendable {
    package let operation: MutationOperator
    /// The ``Diagnosis/id``, else the ``Verdict/id``; `nil` when nothing is off.
    ///
    /// Such a mutant gives what is wanted in every case, solved apart from grading.
    package let outcome: String?
    package let number: Int
  }

  private var numbers: [MutationOperator: [String?: Int]] = [:]
  /// The mutants that are wrong and whose change a diagnosis could name.
  package private(set) var diagnosable = 0
  /// The mutants that pass and shouldn't, or the other way round, in the order of the course.
  package private(set) var errors: [CourseError] = []

  package init() {}

  /// The confusion matrix, row by row, without its empty cells.
  ///
  /// Operators come in the order of their declaration; the outcome that is right for one comes
  /// first, the others in alphabetical order, what is wanted last.
  package var counts: [Count] {
    MutationOperator.allCases.flatMap { operation in
      let row = numbers[operation] ?? [:]
      let outcomes = row.keys.compactMap { $0 }.sorted()
      let right = outcomes.filter { $0 == operation.diagnosis?.rawValue }
      let ordered: [String?] =
        right + outcomes.filter { !right.contains($0) } + (row[nil] == nil ? [] : [nil])
      return ordered.map { Count(operation: operation, outcome: $0, number: row[$0] ?? 0) }
    }
  }

  /// All mutants.
  package var total: Int { counts.map(\.number).reduce(0, +) }

  /// Those of them whose diagnosis names the change.
  package var named: Int {
    number { $0.outcome != nil && $0.outcome == $0.operation.diagnosis?.rawValue }
  }

  /// Those of them whose diagnosis names another change.
  package var misnamed: Int {
    let names = Set(Diagnosis.Kind.allCases.filter { $0 != .unknown }.map(\.rawValue))
    return number { count in
      guard let right = count.operation.diagnosis?.rawValue, let outcome = count.outcome else {
        return false
      }
      return names.contains(outcome) && outcome != right
    }
  }

  /// The wrong answers that pass all the same.
  package var passedWrongly: Int { number { $0.outcome == VerdictName.passed.rawValue } }

  /// The changed answers that give what is wanted all the same; reordered ones don't count.
  package var harmless: Int { number { $0.outcome == nil && $0.operation != .reordered } }

  private func number(where isCounted: (Count) -> Bool) -> Int {
    counts.filter(isCounted).map(\.number).reduce(0, +)
  }

  /// Counts a mutant; without a wanted layout, its lines can't be compared with one.
  mutating func count(
    _ operation: MutationOperator, _ outcome: String?, hasWantedLayout: Bool
  ) {
    numbers[operation, default: [:]][outcome, default: 0] += 1
    if hasWantedLayout, operation.diagnosis != nil, outcome != nil { diagnosable += 1 }
  }

  /// Adds something that has to be mended.
  mutating func add(_ error: CourseError) { errors.append(error) }
}
