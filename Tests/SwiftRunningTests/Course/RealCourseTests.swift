import Authoring
@testable import Course
import Foundation
import LayoutLessons
import Terminal
import SwiftRunning
import Testing
import TestRunners

/// `Tests/Proof/course` proves the whole course, with everything that is looked at here.
@Suite("The course, with its answers in Swift compiled and run")
struct RealCourseTests {
  /// Two lessons, one of them with answers in Swift; never all, which the proof compiles already.
  private static func lessons() throws -> [Lesson] {
    let course = try RealCourse.load()
    let lessons = course.lessons
    let inSwift = lessons.filter { lesson in
      course.exercises(of: lesson).contains { $0.swiftSolution != nil }
    }
    let others = lessons.filter { lesson in !inSwift.contains { $0.folder == lesson.folder } }
    return Sample.few(1, of: others, seed: 1) + Sample.few(1, of: inSwift, seed: 1)
  }

  @Test("nothing has to be corrected in two lessons that seed 1 chooses")
  func proof() throws {
    let course = try RealCourse.load()
    let lessons = try Self.lessons()
    let report = CourseProof(
      Course(
        title: course.title, chapters: [.init(title: "Chosen", lessons: lessons)],
        numbers: zip(course.lessons, course.numbers).filter { lesson, _ in
          lessons.contains { $0.id == lesson.id }
        }.map(\.1),
        deadlines: [],
        exercises: lessons.flatMap { course.exercises(of: $0) }, strings: course.strings),
      root: RealCourse.root,
      running: RealRunner.runner, seeds: 2
    ).report()
    // Of two lessons one may need what a third one teaches, and others carry most of the
    // sources and of the quiz.
    let errors = report.errors.map { $0.text(in: course.strings) }.filter {
      !$0.contains("no earlier lesson teaches")
        && !$0.hasPrefix("COVERAGE.md") && !$0.hasPrefix("quiz.json")
    }
    #expect(errors == [])
    let numbers = Dictionary(uniqueKeysWithValues: report.counts.map { ($0.kind, $0.number) })
    for kind in [ProofSubject.starters, .solutions, .alternatives, .wrongAnswers, .swiftListings] {
      #expect(numbers[kind, default: 0] > 0, "\(kind)")
    }
  }

  @Test("docs/PROOF.md has every line of the proof, word for word")
  func page() throws {
    let page = try String(
      contentsOf: Checkout.root.appending(path: "docs/PROOF.md"), encoding: .utf8)
    let start = try #require(page.range(of: "```console\n$ lessons dev check\n"))
    let end = try #require(page.range(of: "\n```", range: start.upperBound..<page.endIndex))
    let strings = try RealCourse.load().strings
    var rest = page[start.upperBound..<end.lowerBound].split(whereSeparator: \.isWhitespace)[...]
    for kind in ProofSubject.allCases {
      let number = try #require(rest.popFirst().flatMap { Int($0) }, "\(kind)")
      #expect(number > 0, "\(kind)")
      let words = strings.text(kind.sentence(number)).split(separator: " ")
      #expect(Array(rest.prefix(words.count)) == words)
      rest = rest.dropFirst(words.count)
    }
    #expect(rest.joined(separator: " ") == "The course passes every check.")
  }
}
