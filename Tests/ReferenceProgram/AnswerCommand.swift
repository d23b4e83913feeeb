import Course
import Grading

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
