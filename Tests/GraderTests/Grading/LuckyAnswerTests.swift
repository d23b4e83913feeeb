import Course
import Grading
import LayoutEngine
import TestRunners
import Testing

@Suite("Grading: no lucky answer passes")
struct LuckyAnswerTests {
  /// Exercises with at least one equation in their solution, which could be read off a window.
  static let equationExercises: [String] =
    (try? RealCourse.load().exercises.filter { exercise in
      exercise.aim == .solution
        && !EquationReader.read(exercise.solution.text).constraints.isEmpty
    }.map(\.id)) ?? []

  /// Those that seed 1 chooses, or all.
  private static let someExercises = Sample.cases(4, of: equationExercises, seed: 1)

  @Test("there are exercises to try")
  func exercises() { #expect(Self.equationExercises.count >= 3) }

  /// The solution's lines, each replaced by a number read off one window.
  private func pinned(_ prepared: PreparedExercise, window: Int) throws -> [String] {
    let exercise = prepared.exercise
    let layoutCase = prepared.expectation.cases[window]
    let problem = exercise.problem(keeping: [], in: layoutCase)
    let frames = try #require(prepared.expectation.frames)[window]
    return try EquationReader.read(exercise.solution.text).statements.map { statement in
      guard case .constraints(let written) = statement.outcome else { return statement.text }
      let name = "\(written[0].first.item).\(written[0].first.attribute.name)"
      let anchor = try #require(exercise.scene.anchor(named: name))
      let value = problem.value(of: anchor, in: frames)
      if anchor.attribute.kind == .size { return "\(name) = \(value)" }
      let across = anchor.attribute.family == .absolute ? "left" : "leading"
      let origin = anchor.attribute.axis == .horizontal ? across : "top"
      return "\(name) = Superview.\(origin) + \(value)"
    }
  }

  @Test(
    "an answer whose numbers are read off one shown window fails in another, where they differ",
    arguments: someExercises, [0, 1])
  func readOff(id: String, window: Int) throws {
    let prepared = try RealCourse.prepared(id)
    let lines = try pinned(prepared, window: window)
    let text = lines.joined(separator: "\n")
    // Some frames are the same in every window.
    if try lines.allSatisfy({ try isTrue($0, prepared) }) { return }
    #expect(prepared.summary(of: text) != "passed", "\(text)")
  }

  @Test(
    "one line that is read off a window fails, unless its number is the same in every case",
    arguments: someExercises, [0, 1])
  func oneLine(id: String, window: Int) throws {
    let prepared = try RealCourse.prepared(id)
    let exercise = prepared.exercise
    let statements = EquationReader.read(exercise.solution.text).statements
    let pinned = try pinned(prepared, window: window)
    for index in statements.indices where pinned[index] != statements[index].text {
      var lines = statements.map(\.text)
      lines[index] = pinned[index]
      let isTrueInEveryCase = try isTrue(pinned[index], prepared)
      let summary = prepared.summary(of: lines.joined(separator: "\n"))
      #expect(summary != "passed" || isTrueInEveryCase, "\(pinned[index]): \(summary)")
    }
  }

  /// Whether an equation holds in the wanted layout of every case.
  private func isTrue(_ equation: String, _ prepared: PreparedExercise) throws -> Bool {
    let exercise = prepared.exercise
    guard case .constraints(let written)? = EquationReader.read(equation).statements.first?.outcome
    else { return false }
    let constraint = try exercise.ruleSet.constraint(
      from: written[0].draft(in: exercise.scene), in: exercise.scene)
    let frames = try #require(prepared.expectation.frames)
    return zip(prepared.expectation.cases, frames).allSatisfy {
      layoutCase, frames in
      exercise.problem(keeping: [], in: layoutCase).isSatisfied(constraint, in: frames)
    }
  }

  @Test(
    "an answer that fits sizes or contents by coincidence fails where these are others",
    arguments: [
      (
        "tile-and-badge", "bar.height = 0.1 * card.height + 0.0",
        "bar.height = 0.1 * bar.width - 12.8",
        "misplaced bar.height 40.8 not 28.8, window 568x320"
      ),
      (
        "the-sender-bends", "sender.horizontalHuggingPriority = 249",
        "time.width = 56\nbadge.width = 56",
        "misplaced time.width 56 not 72, window 375x112, other texts in all three"
      ),
    ])
  func coincidence(id: String, line: String, other: String, summary: String) throws {
    let prepared = try SampleCourse.prepared(id)
    let solution = prepared.exercise.solution.text
    #expect(solution.contains(line))
    #expect(prepared.summary(of: solution.replacing(line, with: other)) == summary)
  }

  @Test("an answer that holds from left to right alone fails from right to left")
  func direction() throws {
    let text = """
      photo.left = view.left + 16
      note.leading = photo.trailing + 16
      note.trailing = view.trailing - 16
      note.width = 2 * photo.width
      """
    #expect(
      try SampleCourse.prepared("twice-the-image").summary(of: text)
        == "conflicting window 336x80, right to left")
  }
}
