import ClassGrading
import Course
import Grading
import LayoutEngine
import Testing
import TestRunners

@Suite("Similar answers")
struct LikenessTests {
  /// Exercises of the course that are answered with several equations: people who work alone seldom
  /// make the same mistakes in all of them.
  private static func exercises() throws -> [PreparedExercise] {
    try TestCourse.load().exercises
      .filter { $0.takesLines && $0.swift == nil && equations($0).count >= 4 }
      .prefix(10).map { try PreparedExercise($0) }
  }

  private static func equations(_ exercise: Exercise) -> [Substring] {
    exercise.solution.text.split(separator: "\n")
      .filter { !$0.hasPrefix("//") && $0.contains(" = ") }
  }

  /// The solution, with some of its numbers off: the mistakes of somebody who works alone.
  private static func answer(
    _ exercise: Exercise, _ random: inout SeededGenerator
  ) -> [String] {
    equations(exercise).map { line in
      let off = Int.random(in: 0..<3, using: &random) == 0
      return off ? "\(line) + \(Int.random(in: 1..<80, using: &random))" : String(line)
    }
  }

  /// The same lines in another order, with other spaces and a comment.
  private static func copied(_ lines: [String], _ random: inout SeededGenerator) -> [String] {
    ["// my own answer"]
      + lines.shuffled(using: &random).map { "  " + $0.replacing(" = ", with: "=") }
  }

  /// A class whose last learner hands in the first one's lines, reordered.
  private static func found(seed: UInt64, learners: Int, hasCopy: Bool) throws -> Likeness {
    var random = SeededGenerator(state: seed)
    let exercises = try exercises()
    var answers = (0..<learners).map { _ in exercises.map { answer($0.exercise, &random) } }
    if hasCopy { answers[learners - 1] = answers[0].map { copied($0, &random) } }
    var search = LikenessSearch(own: exercises.map { AnswerForm.own(of: $0) })
    for (place, texts) in answers.enumerated() {
      let answers = zip(exercises, texts).map { prepared, lines in
        let answer = Answer(text: lines.joined(separator: "\n"), path: "answer.layout")
        let form = AnswerForm(Grading(prepared).findings(on: answer))
        var graded = GradedAnswer(exercise: prepared.exercise.id)
        graded.verdict = .misplaced
        (graded.form, graded.wording) = (form.form, form.wording)
        return graded
      }
      search.add(SampleClass.result(Learner(key: "\(place)"), answers))
    }
    return search.found
  }

  @Test("are found if one is the other with another order and other spaces")
  func copies() throws {
    let found = try Self.found(seed: 1, learners: 24, hasCopy: true)
    #expect(found.pairs.map { [$0.first, $0.second] } == [[0, 23]])
    let shared = try #require(found.pairs.first).shared
    #expect(shared.count >= Likeness.leastShared)
    #expect(shared.map(\.exercise) == shared.map(\.exercise).sorted())
    #expect(shared.allSatisfy { $0.count == 2 && $0.all == 24 })
  }

  @Test("aren't found if everybody worked alone")
  func independent() throws {
    #expect(try Self.found(seed: 3, learners: 24, hasCopy: false).pairs.isEmpty)
  }

  /// A class of learners with a form and a wording for each of twelve exercises.
  private func found(
    learners: Int, own: Set<AnswerForm> = [], mistake: String? = nil, isPair: Bool = false,
    _ form: (Int, Int) -> (form: String, wording: String)
  ) -> Likeness {
    var search = LikenessSearch(own: Array(repeating: own, count: 12))
    for learner in 0..<learners {
      let answers = (0..<12).map { exercise in
        var graded = SampleClass.tooFarRight("x", mistake: mistake)
        (graded.form, graded.wording) = form(learner, exercise)
        return graded
      }
      var result = SampleClass.result(Learner(key: "\(learner)"), answers)
      if isPair, learner == 0 || learner == 59 { result.partners = ["\(59 - learner)"] }
      search.add(result)
    }
    return search.found
  }

  @Test("aren't found between two who hand in together", arguments: [true, false])
  func pair(isPair: Bool) {
    let found = found(learners: 60, isPair: isPair) { learner, exercise in
      ("form \(exercise) \(learner % 59)", "\(learner % 59) \(exercise)")
    }
    #expect(found.pairs.count == (isPair ? 0 : 1))
  }

  @Test("are found by the same unusual text, even if many answers state the same")
  func wording() {
    let found = found(learners: 60) { learner, exercise in
      ("form \(exercise)", learner == 59 ? "0 \(exercise)" : "\(learner) \(exercise)")
    }
    #expect(found.pairs.count == 1)
    #expect(found.pairs.first?.shared.count == 12)
    #expect(found.pairs.first?.shared.allSatisfy(\.isWording) == true)
  }

  @Test("aren't found by what the course shows or foresees, or what many have in common")
  func common() {
    let own = AnswerForm(form: "solution", wording: "as the course writes it")
    #expect(
      found(learners: 60, own: [own]) { learner, exercise in
        (learner % 59 == 0 ? "solution" : "\(learner)", "\(learner) \(exercise)")
      }.pairs.isEmpty)
    #expect(
      found(learners: 60, mistake: "sign-kept") { learner, exercise in
        (learner % 59 == 0 ? "f" : "\(learner)", "\(learner) \(exercise)")
      }.pairs.isEmpty)
    #expect(
      found(learners: 60) { learner, exercise in
        ("\(learner % 10)", "\(learner) \(exercise)")
      }.pairs.isEmpty)
  }

  @Test("aren't reported for one or two exercises, nor if chance explains them")
  func few() {
    let two = found(learners: 60) { learner, exercise in
      let isAlike = exercise < 2 && learner % 59 == 0
      return (isAlike ? "f" : "\(learner)", "\(learner) \(exercise)")
    }
    #expect(two.pairs.isEmpty)
    let small = found(learners: 3) { learner, exercise in
      let isAlike = exercise < 3 && learner % 2 == 0
      return (isAlike ? "f" : "\(learner)", "\(learner) \(exercise)")
    }
    #expect(small.pairs.isEmpty)
  }

  @Test(
    "are reported up to a maximum", arguments: [(2, 2), (40, 2), (60, 3), (200, 10), (1000, 12)])
  func most(answered: Int, most: Int) {
    #expect(Likeness.mostAlike(of: answered) == most)
  }
}
