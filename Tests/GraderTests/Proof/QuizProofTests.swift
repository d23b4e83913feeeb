@testable import Authoring
import Course
import Foundation
import Testing
import TestRunners

@Suite("Proof: every question of the quiz has one right choice, and it is what the engine finds")
struct QuizProofTests {
  private func report(_ old: String = "", _ new: String = "") throws -> [String] {
    let course = try WholeCourse()
    let text = SampleQuiz.text
    try #require(old.isEmpty || text.contains(old))
    let range = text.firstRange(of: old) ?? text.startIndex..<text.startIndex
    try course.base.course.write(text.replacingCharacters(in: range, with: new), to: "quiz.json")
    let root = course.base.course.root
    let report = CourseProof(try course.base.course.load(), root: root, seeds: 1).report()
    return report.errors.filter { $0.path == "quiz.json" }.map(\.told)
  }

  @Test("a width, a number of layouts, a rule, an equation, and what nobody can compute")
  func proved() throws { #expect(try report() == []) }

  @Test(
    "what isn't so is told",
    arguments: [
      (#""item-2""#, #""item-1""#, "another item has this id"),
      (#""lesson": "width""#, #""lesson": "w""#, "no lesson has the id w"),
      (
        #""right": "b", "believed": "a""#, #""right": "b", "believed": "b""#,
        #""right" and "believed" have to be two different choices of a, b"#
      ),
      (
        #""right": "b", "believed": "a""#, #""right": "a", "believed": "b""#,
        #"the engine finds 1 right choice (b), and it should find the one under "right" alone"#
      ),
      (
        #""value": "one""#, #""value": "many""#,
        #"the engine finds 2 right choices (a, b), and it should find the one under "right" alone"#
      ),
      (#""value": "85""#, #""value": "86""#, "finds 0 right choices ()"),
    ])
  func damaged(old: String, new: String, complaint: String) throws {
    let told = try report(old, new)
    #expect(told.count == 1 && told.allSatisfy { $0.contains(complaint) }, "\(told)")
  }

  @Test("the course's own quiz has 18 items, each with two forms")
  func own() throws {
    let quiz = try #require(try CourseLoader(root: RealCourse.root).quiz())
    var report = ProofReport()
    QuizProof(quiz: quiz, lessons: Set(try RealCourse.load().lessons.map(\.id))).run(&report)
    #expect(report.errors.map(\.told) == [])
    #expect(report.counts.first { $0.kind == .quizItems }?.number == 18)
    // What the engine can't know is about code and logs.
    let items = quiz.items.filter { $0.questions[.before]?.asks != nil }
    #expect(items.count == 13)
  }

  @Test("there are 18 items, and their forms differ")
  func count() throws {
    let one = SampleQuiz.text.split(separator: ",\n{ \"id\": \"item-18\"")
    #expect(
      try report(String(SampleQuiz.text.dropFirst(one[0].count)), "] }\n") == [
        "quiz.json: error: The quiz has 17 items, and should have 18"
      ])
  }
}
