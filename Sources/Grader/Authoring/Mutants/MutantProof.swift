package import Course
package import Grading
package import LayoutEngine

/// Proves that no right answer can be spoilt and still pass.
package struct MutantProof: Sendable {
  package typealias Judge = @Sendable (PreparedExercise, Answer) -> Findings

  private let exercises: [Exercise]
  private let judge: Judge

  /// Takes a course that was read with its alternatives.
  ///
  /// - Parameters:
  ///   - course: The course.
  ///   - judge: What is put to the proof; the program's own grading, unless the proof itself is.
  package init(
    _ course: Course, judge: @escaping Judge = { Grading($0).findings(on: $1) }
  ) {
    exercises = course.exercises
    self.judge = judge
  }

  /// Makes and grades all mutants of every solution and every alternative.
  ///
  /// An exercise whose solution can't be solved is left out: ``CourseProof`` tells it.
  package func report() -> MutantTally {
    var tally = MutantTally()
    for exercise in exercises.flatMap(\.moments) {
      guard let prepared = try? PreparedExercise(exercise) else { continue }
      MutantGrading(prepared, judge: judge).run(&tally)
    }
    return tally
  }
}

/// Grades the mutants of one exercise, and solves each a second time to see what is true.
private struct MutantGrading {
  let prepared: PreparedExercise
  let judge: MutantProof.Judge
  /// `nil` where no layout is wanted.
  let search: DiagnosisSearch?

  var exercise: Exercise { prepared.exercise }

  init(_ prepared: PreparedExercise, judge: @escaping MutantProof.Judge) {
    self.prepared = prepared
    self.judge = judge
    search = DiagnosisSearch(prepared)
  }

  func run(_ tally: inout MutantTally) {
    let alternatives = exercise.alternatives.filter { Notation(path: $0.path) == .equations }
    for text in [exercise.solution] + alternatives {
      for mutant in exercise.aim.mutants(of: text, to: exercise) { grade(mutant, &tally) }
    }
  }

  private func grade(_ mutant: Mutant, _ tally: inout MutantTally) {
    let findings = judge(prepared, mutant.answer)
    let verdict = findings.verdict
    let read = findings.read ?? (try? ReadAnswer(mutant.answer, for: exercise))
    // It may be a right answer all the same.
    let isRight = exercise.aim.isRight(mutant.answer, read, to: prepared)
    func count(_ outcome: String?) {
      tally.count(mutant.operation, outcome, hasWantedLayout: search != nil)
    }
    guard let failure = verdict.failure else {
      if !isRight {
        tally.add(
          error(mutant, .says("check.mutant.passes", ["wanted": exercise.aim.wanted])))
      }
      return count(isRight ? nil : verdict.name.rawValue)
    }
    if mutant.operation == .reordered {
      tally.add(
        error(
          mutant,
          .says("check.mutant.fails", ["verdict": failure.summary(in: exercise.scene)])))
    }
    guard !isRight else { return count(nil) }
    let diagnosis = read.flatMap { search?.diagnosis(of: failure, in: $0) }
    count(diagnosis?.kind.rawValue ?? failure.name.rawValue)
  }

  private func error(_ mutant: Mutant, _ problem: Sentence) -> CourseError {
    CourseError(
      mutant.answer.path, at: mutant.place,
      .says(
        "check.mutant",
        [
          "operation": .text(mutant.operation.rawValue), "problem": .sentence(problem),
          "answer": .text("\n\(mutant.answer.text)"),
        ]))
  }
}

/// A right answer with one thing changed.
package struct Mutant: Hashable, Sendable {
  package let operation: MutationOperator
  package let answer: Answer
  /// Where the change was made in the right answer; `nil` if all of it changed.
  package let place: SourcePlace?

  package init(_ operation: MutationOperator, _ answer: Answer, at place: SourcePlace? = nil) {
    self.operation = operation
    self.answer = answer
    self.place = place
  }
}

extension Answer {
  /// An answer in the place of a right one, with these of its lines.
  init(_ lines: [String?], like right: CourseText) {
    self.init(text: lines.compactMap { $0 }.joined(separator: "\n"), path: right.path)
  }
}

/// What came of mutants: which diagnosis each kind of change got.
package struct MutantTally: Hashable, Sendable {
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

  mutating func add(_ error: CourseError) { errors.append(error) }
}
