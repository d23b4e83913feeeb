package import Course
import LayoutEngine

/// When a lesson that was passed is asked about again, and what the answers showed.
package struct ReviewRecord: Hashable, Sendable, Codable {
  /// After how many days a lesson comes due: after passing it, then after each right answer.
  static let intervals = [1, 3, 7, 21]

  /// How many right answers there were since the lesson was passed, or since a wrong one.
  package var step = 0
  /// The day from which the interval counts, in days since 1970.
  package var since: Int
  package var answers = 0
  /// How often answers showed each misconception that the course knows, by its name.
  package var mistakes: [String: Int] = [:]

  /// The day on which the lesson comes due; `nil` once it was remembered after every interval.
  package var due: Int? {
    Self.intervals.indices.contains(step)
      ? since.addingReportingOverflow(Self.intervals[step]).partialValue : nil
  }

  package mutating func take(isRight: Bool, mistake: String?, on today: Int) {
    step = isRight ? min(max(step, 0), Self.intervals.count - 1) + 1 : 0
    since = today
    answers &+= 1
    if let mistake { mistakes[mistake, default: 0] &+= 1 }
  }
}

/// Which lessons are asked about again, when, and with what.
package struct ReviewPlan: Sendable {
  /// What is known of each lesson, by its id.
  package private(set) var records: [String: ReviewRecord]
  /// In days since 1970.
  private let today: Int

  /// Begins the reviews of lessons that were passed, and counts from today what a wrong clock put into
  /// the future.
  ///
  /// A clock that is wrong may so bring a lesson back sooner, and never loses one.
  package init(_ records: [String: ReviewRecord], passed: [String], on today: Int) {
    var records = records
    for lesson in passed where records[lesson] == nil {
      records[lesson] = ReviewRecord(since: today)
    }
    for (lesson, record) in records where record.since > today { records[lesson]?.since = today }
    (self.records, self.today) = (records, today)
  }

  /// In how many days a lesson is due; `nil` if it won't be.
  package func days(until lesson: LessonHeader) -> Int? {
    records[lesson.id]?.due.map { $0 - today }
  }

  /// The item of the first lesson that is due today; `nil` if none is.
  package func dueItem(
    about lessons: [LessonHeader], in course: OpenCourse
  ) throws(CourseError) -> ReviewItem? {
    for lesson in lessons {
      guard let days = days(until: lesson), days <= 0 else { continue }
      if let item = try item(about: lesson, in: course) { return item }
    }
    return nil
  }

  /// In how many days the next item is due; `nil` if none will be.
  package func daysUntilNext(
    about lessons: [LessonHeader], in course: OpenCourse
  ) throws(CourseError) -> Int? {
    let due = lessons.compactMap { lesson in days(until: lesson).map { (lesson, $0) } }
    for (lesson, days) in due.sorted(by: { $0.1 < $1.1 }) {
      if try item(about: lesson, in: course) != nil { return days }
    }
    return nil
  }

  /// The next item of a lesson: of a variant of one of its exercises, first of those that recognise a
  /// misconception that answers have shown; `nil` if no exercise is short enough.
  package func item(
    about lesson: LessonHeader, in course: OpenCourse
  ) throws(CourseError) -> ReviewItem? {
    let record = records[lesson.id]
    let number = max(record?.answers ?? 0, 0)
    var exercises: [Exercise] = []
    for id in lesson.exerciseIDs {
      exercises.append(try course.exercise(id, of: lesson, reading: .wrong))
    }
    let rotated = exercises.indices.map { exercises[($0 + number) % exercises.count] }
    let showing = rotated.filter { exercise in
      exercise.wrongAnswers.contains { record?.mistakes[$0.mistake] != nil }
    }
    for exercise in showing + rotated {
      let variant = try ExerciseVariants(SecretSeed("review")).exercise(exercise, for: "\(number)")
      if let item = ReviewItem(try PreparedExercise(variant), number: number) { return item }
    }
    return nil
  }

  /// Counts an answer to the item of a lesson.
  package mutating func take(isRight: Bool, mistake: String?, about lesson: LessonHeader) {
    records[lesson.id]?.take(isRight: isRight, mistake: mistake, on: today)
  }
}
