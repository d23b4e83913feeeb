@testable import Course
import Feedback
import Grading
import LayoutEngine
import Testing
import TestRunners

@Suite("Feedback: with two mistakes in one answer, what is said is true")
struct TwoMistakesTests {
  /// So many answers with two spoilt lines, the exercises in turn.
  private static func answers(_ count: Int) throws -> [SpoiltAnswer] {
    var generator = SeededGenerator(state: 18)
    let exercises = try RealCourse.load().exercises.filter { !$0.isAnsweredByWindow }
    var spoilt: [String: [SpoiltLine]] = [:]
    var answers: [SpoiltAnswer] = []
    while answers.count < count {
      guard let exercise = exercises.randomElement(using: &generator) else { break }
      let all = spoilt[exercise.id] ?? SpoiltLine.all(of: exercise)
      spoilt[exercise.id] = all
      guard let first = all.randomElement(using: &generator),
        let second = all.filter({ $0.line != first.line }).randomElement(using: &generator),
        let notation = exercise.notations.randomElement(using: &generator)
      else { continue }
      answers.append(
        SpoiltAnswer(
          prepared: try RealCourse.prepared(exercise.id), notation: notation,
          spoilt: [first, second]))
    }
    return answers
  }

  @Test("lines, views, anchors, numbers, directions and other lines are as the message has them")
  func law() throws {
    var authored = 0
    for answer in try Self.answers(Sample.size(100, whole: 10_000)) {
      let check = FactCheck(answer)
      if check.findings.explanation?.mistake != nil { authored += 1 }
      let text = "\(answer.exercise.id), \(answer.notation)\n\(answer.text)"
      #expect(check.complaints == [], "\(text)")
    }
    // Where all of them are true, an author's words are better than ours.
    #expect(authored > 0)
  }

  /// A solution with some of its lines spoilt, which are known by how they begin.
  private static func answer(
    _ id: String, _ notation: Notation, _ spoilt: [(start: String, text: String)]
  ) throws -> SpoiltAnswer {
    let prepared = try SampleCourse.prepared(id)
    let lines = prepared.exercise.solution.text.sourceLines
    return SpoiltAnswer(
      prepared: prepared, notation: notation,
      spoilt: spoilt.compactMap { start, text in
        lines.firstIndex { $0.hasPrefix(start) }.map { SpoiltLine(line: $0 + 1, texts: [text]) }
      })
  }

  @Test("no line is named for what a program says about a view itself")
  func contentOfProgram() throws {
    let answer = try Self.answer(
      "the-sender-bends", .swift,
      [
        ("sender.horizontalHugging", "sender.horizontalHuggingPriority = 749"),
        ("sender.horizontalCompression", "sender.horizontalCompressionResistancePriority = 249"),
      ])
    #expect(answer.spoilt.count == 2)
    #expect(FactCheck(answer).complaints == [])
  }

  @Test(
    "a line, a number or a window that isn't so is noticed",
    arguments: ["line", "actual", "distance", "window", "firstValue"])
  func notices(name: String) throws {
    let row = try Self.answer(
      "photo-bar", .equations,
      [("Photo.width =", "Photo.width = 61"), ("Badge.width =", "Badge.width = 61")])
    #expect(FactCheck(row).complaints == [])
    let check = FactCheck(row) { feedback in
      var feedback = feedback
      feedback.seen = feedback.seen.map { $0.with(name) }
      feedback.meaning = feedback.meaning.map { $0.with(name) }
      feedback.next = feedback.next?.with(name)
      return feedback
    }
    #expect(check.complaints.isEmpty == false)
  }
}

extension Sentence {
  /// The same sentence with another value of this name, if it has one.
  fileprivate func with(_ name: String) -> Sentence {
    guard let value = values[name] else { return self }
    let other: Value =
      switch value {
      case .count(let count): .count(count + 1)
      case .points(let points): .points(points + 7)
      default: .sentence(FeedbackSentence.windowWide(width: 7))
      }
    return Sentence(key: key, values.merging([name: other]) { $1 })
  }
}
