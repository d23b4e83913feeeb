import Course
import Grading
import LayoutEngine
import Testing

@Suite("Hidden cases follow from a secret, and ask nothing that the exercise doesn't")
struct HiddenCasesTests {
  private func windows(_ id: String, _ secret: String, count: Int = 4) throws -> [LayoutCase]? {
    let exercise = try #require(try SampleCourse.load().exercise(id))
    return HiddenCases(of: exercise, count: count, from: SecretSeed(secret))?.exercise.cases
  }

  @Test(
    "they lie between the exercise's own windows, and none of them is one of these",
    arguments: ["flip-around", "cover-view", "one-number-free", "button-growing"])
  func between(id: String) throws {
    let exercise = try #require(try SampleCourse.load().exercise(id))
    let own = exercise.windows + exercise.unshownWindows
    let cases = try #require(try windows(id, "a long secret", count: 12))
    #expect(!cases.isEmpty)
    for layoutCase in cases {
      #expect(!own.map(\.size).contains(layoutCase.window))
      #expect(own.map(\.size.width).min().map { $0 <= layoutCase.window.width } == true)
      #expect(own.map(\.size.width).max().map { $0 >= layoutCase.window.width } == true)
      #expect(own.map(\.size.height).min().map { $0 <= layoutCase.window.height } == true)
      #expect(own.map(\.size.height).max().map { $0 >= layoutCase.window.height } == true)
      #expect(!layoutCase.isShown)
      #expect(exercise.directions.contains(layoutCase.direction))
    }
    #expect(Set(cases).count == cases.count)
  }

  @Test("the same secret gives the same cases, another one others")
  func secrets() throws {
    func cases(_ secret: String) throws -> [LayoutCase]? { try windows("twice-the-image", secret) }
    #expect(try cases("secret one") == cases("secret one"))
    #expect(try cases("secret one") != cases("secret two"))
    #expect(try cases("secret one")?.count == 8)
  }

  @Test(
    "there are none for questions, for windows and for conflicts",
    arguments: ["on-what-sides", "what-rule", "same-drawing-twice", "between-two-limits"])
  func none(id: String) throws {
    #expect(try windows(id, "a long secret") == nil)
  }

  @Test("numbers of the shown windows alone don't hold there")
  func hardCoded() throws {
    let exercise = try #require(try SampleCourse.load().exercise("flip-around"))
    let hidden = try #require(
      HiddenCases(of: exercise, count: 4, from: SecretSeed("a long secret")))
    let prepared = try PreparedExercise(hidden.exercise)
    #expect(Grading(prepared).verdict(on: Answer(exercise.solution)) == .passed)
    let fitted = exercise.solution.text.replacing(
      "1.0 * Red.leading - 8.0", with: "1.0 * Superview.leading + 216.0")
    #expect(
      Grading(prepared).verdict(on: Answer(text: fitted, path: "answer.layout")).name == .misplaced)
  }
}
