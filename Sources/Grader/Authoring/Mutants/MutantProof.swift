package import Course
package import Grading

/// Proves that no right answer can be spoilt and still pass.
package struct MutantProof: Sendable {
  /// Decides about an answer of an exercise.
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
  package func report() -> MutantReport {
    var report = MutantReport()
    for exercise in exercises.flatMap(\.moments) {
      guard let prepared = try? PreparedExercise(exercise) else { continue }
      MutantGrading(prepared, judge: judge).run(&report)
    }
    return report
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

  func run(_ report: inout MutantReport) {
    let alternatives = exercise.alternatives.filter { Notation(path: $0.path) == .equations }
    for text in [exercise.solution] + alternatives {
      for mutant in exercise.proof.mutants(of: text, to: exercise) { grade(mutant, &report) }
    }
  }

  private func grade(_ mutant: Mutant, _ report: inout MutantReport) {
    let findings = judge(prepared, mutant.answer)
    let verdict = findings.verdict
    let read = findings.read ?? (try? ReadAnswer(mutant.answer, for: exercise))
    // It may be a right answer all the same.
    let isRight = exercise.proof.isRight(mutant.answer, read, to: prepared)
    func count(_ outcome: String?) {
      report.count(mutant.operation, outcome, hasWantedLayout: search != nil)
    }
    guard let failure = verdict.failure else {
      if !isRight {
        report.add(
          error(mutant, .says("check.mutant.passes", ["wanted": .sentence(exercise.proof.wanted)])))
      }
      return count(isRight ? nil : verdict.name.rawValue)
    }
    if mutant.operation == .reordered {
      report.add(
        error(
          mutant,
          .says("check.mutant.fails", ["verdict": .text(failure.summary(in: exercise.scene))])))
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
