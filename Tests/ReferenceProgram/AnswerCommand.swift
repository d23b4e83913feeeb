import Course
import Grading

/// Decides about one answer again and again: reads it, solves it in every case and compares the frames.
enum AnswerCommand {
  /// What is printed: the time of one verdict, and what it is about.
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
