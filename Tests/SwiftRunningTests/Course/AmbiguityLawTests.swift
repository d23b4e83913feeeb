import Course
import Foundation
import Grading
import LayoutEngine
import SwiftRunning
import Testing
import TestRunners

/// One of the course's answers in Swift, right or wrong.
struct CourseAnswer: Sendable, CustomTestStringConvertible {
  let exercise: String
  let text: CourseText

  var testDescription: String { text.path }

  static let all: [CourseAnswer] = {
    let exercises = (try? RealCourse.load().exercises) ?? []
    return exercises.flatMap { exercise in
      var texts: [CourseText] = exercise.starters + exercise.alternatives
      if let solution = exercise.swiftSolution { texts.append(solution) }
      texts += exercise.wrongAnswers.map(\.answer)
      return texts.filter { Notation(path: $0.path) == .swift }.map {
        CourseAnswer(exercise: exercise.id, text: $0)
      }
    }
  }()
}

@Suite("A program's hasAmbiguousLayout and its verdict")
struct AmbiguityLawTests {
  @Test("the course has answers to compare")
  func answers() throws {
    #expect(CourseAnswer.all.count > 300)
    let inSwift = try RealCourse.load().exercises.filter { $0.notations.contains(.swift) }
    #expect(Set(CourseAnswer.all.map(\.exercise)) == Set(inSwift.map(\.id)))
  }

  @Test(
    "agree for answers that pass, are ambiguous or misplaced: some, or all",
    arguments: Sample.cases(12, of: CourseAnswer.all, seed: 2))
  func law(answer: CourseAnswer) throws {
    let prepared = try RealCourse.prepared(answer.exercise)
    let exercise = prepared.exercise
    let request = try #require(SwiftRequest(Answer(answer.text), to: exercise))
    let outcome = RealRunner.runner.outcome(of: request)
    let findings = Grading(prepared).findings(on: Answer(answer.text), outcome)
    #expect(!findings.contradictThemselves)
    // By case, the exercise's items that are ambiguous to the program itself.
    let ambiguous = ((try? outcome.get())?.snapshots ?? []).map { snapshot in
      Set(snapshot.places.filter(\.isAmbiguous).map(\.given))
    }
    func itemsFound(in layoutCase: LayoutCase) throws -> Set<Int> {
      ambiguous[try #require(exercise.cases.firstIndex(of: layoutCase))]
    }
    switch findings.verdict {
    case .passed: #expect(ambiguous == ambiguous.map { _ in [] })
    case .notYet(.misplaced(let misplacement)):
      let found = try itemsFound(in: misplacement.layoutCase)
      #expect(found == [])
    case .notYet(.ambiguous(let finding)):
      let ours = Set(finding.ambiguity.ranges.map { Int($0.item.index) })
        .filter { $0 < exercise.scene.items.count }
      let found = try itemsFound(in: finding.layoutCase)
      #expect(found == ours)
    default: break
    }
  }
}
