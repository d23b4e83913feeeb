import Course
import LayoutEngine

/// Proves that nothing is asked before it is taught, and that nothing is taught too late.
struct OrderProof {
  /// The idea that there are two reading directions.
  private static let directions = "direction"

  let course: Course

  /// Proves the place of every lesson, what it needs, its directions, and when it begins.
  func run(_ report: inout ProofReport) {
    var taught: Set<String> = []
    var minute = 0
    for (number, lesson) in zip(course.numbers, course.lessons) {
      prove(number, of: lesson, &report)
      prove(needsOf: lesson, in: taught, &report)
      proveDeadlines(of: lesson, beginningAt: minute, after: taught, &report)
      taught.formUnion(lesson.header.teaches)
      proveDirections(of: lesson, areTaught: taught.contains(Self.directions), &report)
      minute += lesson.minutes(with: course.exercises(of: lesson))
    }
    for deadline in course.deadlines where !taught.contains(deadline.idea) {
      report.add(
        CourseError(
          Course.outlinePath, at: deadline.place,
          .says("check.deadline.idea", ["idea": .text(deadline.idea)])))
    }
  }

  /// A folder's number must be the lesson's place.
  private func prove(
    _ number: LessonNumber, of lesson: Lesson, _ report: inout ProofReport
  ) {
    let folder = lesson.header.folder(numbered: number)
    guard lesson.folder != folder else { return }
    report.add(
      CourseError(
        lesson.file.path,
        .says("check.place", ["folder": .text(folder), "number": .text("\(number)")])))
  }

  /// What a lesson needs has to be taught before it.
  private func prove(
    needsOf lesson: Lesson, in taught: Set<String>, _ report: inout ProofReport
  ) {
    for idea in lesson.header.needs {
      if taught.contains(idea) {
        report.count(.needs)
      } else {
        report.add(
          CourseError(
            lesson.file.path, at: lesson.place(of: "needs"),
            .says("check.needs", ["idea": .text(idea)])))
      }
    }
  }

  /// The lesson that teaches an idea first must begin at its minute or before.
  private func proveDeadlines(
    of lesson: Lesson, beginningAt minute: Int, after taught: Set<String>,
    _ report: inout ProofReport
  ) {
    for deadline in course.deadlines
    where lesson.header.teaches.contains(deadline.idea) && !taught.contains(deadline.idea) {
      if Double(minute) <= deadline.minute {
        report.count(.deadlines)
      } else {
        report.add(
          CourseError(
            Course.outlinePath, at: deadline.place,
            .says(
              "check.deadline",
              [
                "lesson": .text(lesson.folder), "minute": .count(minute),
                "idea": .text(deadline.idea), "most": .points(deadline.minute),
              ])))
      }
    }
  }

  /// Before a learner has met both reading directions, no exercise checks from right to left;
  /// afterwards every exercise checks both.
  private func proveDirections(
    of lesson: Lesson, areTaught: Bool, _ report: inout ProofReport
  ) {
    guard course.lessons.contains(where: { $0.header.teaches.contains(Self.directions) }) else {
      return
    }
    for exercise in course.exercises(of: lesson) {
      let directions = Set(exercise.proof.cases(of: exercise).map(\.direction))
      let path = "\(lesson.folder)/\(exercise.id)/exercise.json"
      if areTaught, directions.count == 1 {
        report.add(CourseError(path, .says("check.directions")))
      } else if !areTaught, directions.contains(.rightToLeft) {
        report.add(CourseError(path, .says("check.directions.early")))
      }
    }
  }
}
