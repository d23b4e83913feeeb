import Course
import Grading
import LayoutEngine
import Testing
import TestRunners

@Suite("Grading: the request to run a program")
struct SwiftRequestTests {
  @Test("has the scene, the given lines and a window that changes its size")
  func given() throws {
    let answer = Answer(text: "", path: "there/make-it-wide.swift")
    let request = try #require(SwiftRequest(answer, to: SwiftCourse().prepared().exercise))
    #expect(request.cases.map(\.window.width) == [320, 480, 320, 480, 600, 600])
    for given in request.cases {
      #expect(given.firstWindow == Size(width: 320, height: 80))
      #expect(given.items.map(\.className) == ["UIView", "UILabel"])
      #expect(given.items[1].item.placement == .constraints)
      #expect(given.constraints.count == 3 && given.made == 0)
    }
    #expect(request.fileName == "make-it-wide.swift")
    #expect(
      request.entry
        == .function(
          name: "layOut",
          parameters: [
            SwiftParameter(label: "Box", item: "Box"),
            SwiftParameter(label: "in", item: "Superview"),
          ]))
  }

  @Test("is made for programs alone, and only where an exercise takes them")
  func programsAlone() throws {
    let exercise = try SwiftCourse().prepared().exercise
    #expect(SwiftRequest(Answer(text: "", path: "make-it-wide.layout"), to: exercise) == nil)
    let equationsOnly = try TemporaryCourse()
    let other = try PreparedExercise(try #require(equationsOnly.load().exercises.first))
    let program = Answer(text: "", path: "make-it-wide.swift")
    #expect(SwiftRequest(program, to: other.exercise) == nil)
    #expect(
      Grading(other).verdict(on: program)
        == .notYet(.graderFault("the exercise make-it-wide takes no answers in Swift")))
  }

  @Test("is graded by what came of it, wherever it was run; without that there is no verdict")
  func outcomes() throws {
    let prepared = try SwiftCourse().prepared()
    let answer = Answer(text: "", path: "make-it-wide.swift")
    let request = try #require(SwiftRequest(answer, to: prepared.exercise))
    let outcome = StandInProgram(equations: "Box.width = 80").runner.outcome(of: request)
    #expect(Grading(prepared).findings(on: answer, outcome).verdict == .passed)
    #expect(
      Grading(prepared).findings(on: answer, .success(SwiftRun(snapshots: []))).verdict
        == .notYet(.graderFault("0 of 6 cases returned a result")))
    #expect(
      Grading(prepared).verdict(on: answer)
        == .notYet(
          .notRun(
            reason: .says("machine.notRunHere"), advice: .says("machine.notRunHere.advice"))))
  }
}
