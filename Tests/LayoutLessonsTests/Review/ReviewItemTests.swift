import Course
import Grading
@testable import LayoutLessons
import Terminal
import Testing
import TestRunners

@Suite("Review: items are made from the exercises of a lesson")
struct ReviewItemTests {
  @Test("the solution's words pass in every item, and nothing in their place doesn't")
  func right() throws {
    let course = try RealCourse.load()
    var without = course.lessons.map(\.id)
    for exercise in course.exercises {
      let prepared = try PreparedExercise(exercise)
      for number in 0..<4 {
        guard let item = ReviewItem(prepared, number: number) else { continue }
        without.removeAll { $0 == exercise.lesson.id }
        #expect(item.findings(on: item.right).verdict == .passed, "\(exercise.id) \(number)")
        #expect(item.findings(on: "___").verdict != .passed, "\(exercise.id) \(number)")
      }
    }
    // All of their exercises are in Swift.
    let inSwift = course.lessons.filter { lesson in
      course.exercises(of: lesson).allSatisfy { $0.notations == [.swift] }
    }
    #expect(without == inSwift.map(\.id))
  }

  @Test(
    "the comment that says what a blank is about goes with it, unless the page shows the question",
    arguments: [
      ("chain-unrolled", 4, "// stamp.mas_makeConstraints { make in"),
      ("which-are-used", 1, "// Two constraints are active: photo.width = 64 and"),
      ("which-are-used", 2, nil), ("which-view-holds-it", 2, nil),
    ])
  func comments(id: String, number: Int, start: String?) throws {
    let exercise = try #require(Learner.loadedCourse().exercise(id))
    let item = try #require(ReviewItem(PreparedExercise(exercise), number: number))
    #expect(item.comments.first?.hasPrefix(start ?? " ") == start.map { _ in true })
    #expect(!item.comments.contains { $0.contains("─") })
  }

  @Test("the records of two machines go together in any order")
  func merged() {
    var (home, school) = (ReviewRecord(since: 10), ReviewRecord(since: 12))
    home.take(isRight: true, mistake: nil, on: 11)
    home.take(isRight: false, mistake: "sign-kept", on: 14)
    school.take(isRight: false, mistake: "leading-is-left", on: 20)
    let merged = home.merged(with: school)
    #expect(merged == school.merged(with: home))
    #expect(merged.step == 0 && merged.since == 14 && merged.answers == 2)
    #expect(merged.mistakes == ["sign-kept": 1, "leading-is-left": 1])
  }

  @Test("days are counted over the ends of months, leap days and years")
  func days() throws {
    var learner = try Learner()
    let days = ["19700101", "20240229", "20240301", "20261121", "20991231", "", "x-1"].map {
      learner.timestamp = $0 + "-120000"
      return learner.surroundings().today
    }
    #expect(days == [0, 19_782, 19_783, 20_778, 47_481, 0, 0])
  }
}
