import Course
import Grading
import LayoutEngine
import Platform
import ReferenceCases

/// Solves the first linear system of a file again and again, and writes its values.
enum SystemCommand {
  /// What is printed: the time of one solution, and on the last line how many conflicts there are.
  ///
  /// The values, one a line, are 0 if the required rows conflict.
  ///
  /// - Throws: ``SolverError`` if our solver fails, and what reading and writing throw.
  static func lines(
    solving system: LinearSystem, for seconds: Duration, writingTo path: String
  ) throws -> [String] {
    let answer = try SystemAnswer(system)
    let (time, count) = try Repetition.time(for: seconds) { _ = try system.problem.outcome() }
    var values = [Double](repeating: 0, count: system.problem.variableCount)
    var conflicts: [String] = []
    switch answer {
    case .optimal(let found): values = found
    case .conflict(let rows): conflicts = ["rows \(rows) conflict"]
    }
    try AtomicFile.write(values.map { "\($0)\n" }.joined(), to: path)
    return conflicts + [
      "\(time) for one of \(count) solutions", "conflicts=\(conflicts.count)",
    ]
  }
}

/// Measures the time of a verdict by grading one answer repeatedly.
enum AnswerCommand {
  /// The lines to print: the time and name of the verdict, and how many lines and cases it covers.
  ///
  /// - Throws: ``CourseError`` if the exercise can't be graded.
  static func lines(
    deciding text: String, to exercise: Exercise, for seconds: Duration
  ) throws -> [String] {
    let prepared = try PreparedExercise(exercise)
    let answer = Answer(text: text, path: "answer.layout")
    let (time, count) = Repetition.time(for: seconds) {
      _ = Grading(prepared).verdict(on: answer)
    }
    let lineCount = text.split(whereSeparator: \.isNewline).count
    return [
      "\(time) for one of \(count) verdicts: \(Grading(prepared).verdict(on: answer).name)",
      "\(lineCount) lines, \(exercise.cases.count) cases",
    ]
  }
}

/// Measures the mean time of a function by calling it repeatedly.
enum Repetition {
  /// Calls a function at least once, until some seconds have passed.
  ///
  /// - Parameters:
  ///   - seconds: How long to go on.
  ///   - body: The function.
  /// - Returns: The mean time of a call, and the number of calls.
  static func time(
    for seconds: Duration, _ body: () throws -> Void
  ) rethrows -> (Duration, count: Int) {
    let clock = ContinuousClock()
    let start = clock.now
    var count = 0
    var duration = Duration.zero
    repeat {
      try body()
      count += 1
      duration = clock.now - start
    } while duration < seconds
    return (duration / count, count)
  }
}
