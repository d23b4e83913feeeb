import Course
import Grading
import Terminal

extension Session {
  /// Counts a check and what came of it; the last exercise of a lesson begins the lesson's reviews.
  mutating func note(_ verdict: Verdict, of exercise: Exercise) {
    let (lesson, today) = (exercise.lesson, surroundings.today)
    record { progress in
      progress.note(verdict, of: exercise.id)
      let states = lesson.exerciseIDs.map { progress.exercises[$0]?.state ?? .begun }
      if !states.contains(.begun) { progress.settleReviews(of: [lesson.id], on: today) }
    }
  }

  /// The item of the first lesson that is due today; `nil` if none is.
  ///
  /// Lessons that were passed before begin their reviews, and days of a wrong clock are mended.
  mutating func dueItem(except offered: Set<String> = []) throws(CommandError) -> ReviewItem? {
    let (passed, today) = (try headers().filter(isComplete), surroundings.today)
    record { $0.settleReviews(of: passed.map(\.id), on: today) }
    for lesson in passed where !offered.contains(lesson.id) {
      guard let days = days(until: lesson), days <= 0 else { continue }
      if let item = try item(about: lesson) { return item }
    }
    return nil
  }

  /// In how many days the next item is due; `nil` if none will be.
  func daysUntilReview() throws(CommandError) -> Int? {
    var least: Int?
    for lesson in try headers().filter(isComplete) {
      guard let days = days(until: lesson), days < least ?? .max, try item(about: lesson) != nil
      else { continue }
      least = days
    }
    return least
  }

  /// In how many days a lesson is due; `nil` if it won't be.
  func days(until lesson: LessonHeader) -> Int? {
    progress.reviews?[lesson.id]?.due.map { $0 - surroundings.today }
  }

  /// The next item of a lesson: of a variant of one of its exercises, first of those that recognise a
  /// misconception that answers have shown; `nil` if no exercise is short enough.
  private func item(about lesson: LessonHeader) throws(CommandError) -> ReviewItem? {
    let record = progress.reviews?[lesson.id]
    let number = max(record?.answers ?? 0, 0)
    var exercises: [Exercise] = []
    for id in lesson.exerciseIDs {
      exercises.append(try exercise(id, of: lesson, reading: .wrong))
    }
    let rotated = exercises.indices.map { exercises[($0 + number) % exercises.count] }
    let showing = rotated.filter { exercise in
      exercise.wrongAnswers.contains { record?.mistakes[$0.mistake] != nil }
    }
    for exercise in showing + rotated {
      let variant: Exercise
      do {
        variant = try ExerciseVariants(SecretSeed("review")).exercise(exercise, for: "\(number)")
      } catch { throw .course(error) }
      if let item = ReviewItem(try prepared(variant), number: number) { return item }
    }
    return nil
  }

  /// How an answer to an item changes the progress; one that can't be read changes nothing.
  func change(
    by reply: ReviewReply, about lesson: LessonHeader
  ) -> @Sendable (inout Progress) -> Void {
    let (id, today) = (lesson.id, surroundings.today)
    return {
      guard reply.counts else { return }
      $0.asked = nil
      $0.reviews?[id]?.take(isRight: reply.isRight, mistake: reply.mistake, on: today)
    }
  }
}
